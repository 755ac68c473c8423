/** The API has no such page of the list (specification, section 8). */
class BeyondEndError extends Error {}

/** A page of a list, as our door answers it. */
export type Paged<T> = { count: number; results: T[]; next: string | null };

/**
 * Asks our own door for a page of a list, from the browser.
 *
 * @throws when the page is beyond the end (`isBeyondEnd` tells), or cannot be had.
 */
export async function fetchPaged<T>(call: string, signal?: AbortSignal): Promise<Paged<T>> {
  const response = await fetch(call, { signal: signal ?? null });
  if (response.status === 404) throw new BeyondEndError();
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  const body: unknown = await response.json();
  if (!isPaged<T>(body)) throw new Error('The list answered something else');
  return body;
}

/** Whether a page of the list does not exist, rather than cannot be had. */
export function isBeyondEnd(error: unknown): boolean {
  return error instanceof BeyondEndError;
}

/** The door has validated every item; this tells its answer from that of a captive portal. */
function isPaged<T>(body: unknown): body is Paged<T> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'count' in body &&
    typeof body.count === 'number' &&
    'results' in body &&
    Array.isArray(body.results)
  );
}
