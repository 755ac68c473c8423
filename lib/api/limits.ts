/*
 * How long the site waits for the API, and how much it reads. `npm run check:api` measures an API by the same.
 */

/** Milliseconds for a whole exchange: connection, response, body, and a retry. */
export const callTimeoutMs = 5_000;

/** Milliseconds that a page waits for what it may leave out, or has an earlier response for. */
export const sectionTimeoutMs = 2_500;

/** Bytes of a response body, decompressed. */
export const maxResponseBytes = 2_000_000;

/** Milliseconds for the check of readiness, `/readyz`. */
export const readinessTimeoutMs = 2_000;
