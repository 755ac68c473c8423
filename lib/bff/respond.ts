import { connection } from 'next/server';
import { placeSearchPreparing } from '@/lib/ads/messages';
import { ApiError, ApiUnreachableError, IndexNotReadyError } from '@/lib/api/errors';
import { cacheHeaders, commonHeaders, notStored } from '@/lib/bff/headers';
import type { Problem } from '@/lib/forms/problem';
import { failedTryLater } from '@/lib/french/messages';
import { lifeOf } from '@/lib/images/signed-url';

/** An error response to a request: its status and its body. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly problem: Problem;
  /** The seconds of `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Problem, retryAfter?: number) {
    super(`HTTP ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/**
 * The status of a response after a failure of the API: 503 while the index of ads is being prepared, 504 after a
 * timeout, 502 otherwise; `null` for any other error.
 */
export function statusOf(error: unknown): 502 | 503 | 504 | null {
  if (!(error instanceof ApiError)) return null;
  if (error instanceof IndexNotReadyError) return 503;
  return error instanceof ApiUnreachableError && error.reason === 'timeout' ? 504 : 502;
}

/*
 * The responses of the route handlers for the browser (BFF): `/api/v1/…`, the allowed calls of the API
 * (docs/product.md#the-sites-own-api) in JSON with its names and shapes; and `/api/map/…`, the positions of ads.
 */

/** The content of a response and its cache life in seconds; `null` when it may not be stored. */
type Content = { body: unknown; life: number | null };

/**
 * Responds with what `read` returns, to be cached for `life` seconds: 404 for `null`, the status of an {@link
 * HttpError} it throws, that of {@link statusOf} when the API failed. Any other error is thrown.
 */
export function respond<T>(life: number, read: () => Promise<T | null>): Promise<Response> {
  return respondWithContent(async () => {
    const body = await read();
    return body === null ? null : { body, life };
  });
}

/** Seconds after which a client may search by place again. */
const preparingSeconds = 5;

/** {@link respond} for content whose life is known once it has been read. */
export async function respondWithContent(read: () => Promise<Content | null>): Promise<Response> {
  // Otherwise a call without parameters would be prerendered at build time.
  await connection();
  try {
    const found = await read();
    if (found === null) return notFound();
    const { body } = found;
    const life = found.life && lifeOf(body, found.life);
    return Response.json(body, {
      headers: life === null ? notStored : { ...commonHeaders, ...cacheHeaders(life) },
    });
  } catch (error) {
    return respondWithProblem(error);
  }
}

/** Responds with 204 when `act` succeeds, otherwise as {@link respond}; never stored. */
export async function respondDone(act: () => Promise<void>): Promise<Response> {
  try {
    await act();
    return new Response(null, { status: 204, headers: notStored });
  } catch (error) {
    return respondWithProblem(error);
  }
}

export function notFound(): Response {
  return problem(404, { detail: 'Pas trouvé.' });
}

function respondWithProblem(error: unknown): Response {
  if (error instanceof HttpError) {
    const response = problem(error.status, error.problem);
    if (error.retryAfter !== undefined) response.headers.set('Retry-After', `${error.retryAfter}`);
    // A 401 names its authentication scheme (RFC 9110, section 11.6.1).
    if (error.status === 401) response.headers.set('WWW-Authenticate', 'Bearer');
    return response;
  }
  const status = statusOf(error);
  if (status === null) throw error;
  if (status === 503) {
    const response = problem(status, { detail: placeSearchPreparing });
    response.headers.set('Retry-After', `${preparingSeconds}`);
    return response;
  }
  return problem(status, { detail: failedTryLater });
}

function problem(status: number, body: Problem): Response {
  return Response.json(body, { status, headers: notStored });
}

const notAllowed: Problem = { detail: 'Méthode non autorisée.' };

/**
 * The route handlers for the methods that a call does not have: 405 with `Allow` (RFC 9110, section 15.5.6). By itself
 * Next.js responds with an empty 405 without `Allow`.
 */
export function allowMethods(methods: 'GET, HEAD' | 'POST') {
  const headers = { ...notStored, Allow: `${methods}, OPTIONS` };
  const respondWithProblem = () => Response.json(notAllowed, { status: 405, headers });
  const options = () => new Response(null, { status: 204, headers });
  return {
    // Not HEAD: Next.js handles it as GET without the body.
    GET: respondWithProblem,
    POST: respondWithProblem,
    PUT: respondWithProblem,
    PATCH: respondWithProblem,
    DELETE: respondWithProblem,
    OPTIONS: options,
  };
}
