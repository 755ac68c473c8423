import { connection } from 'next/server';
import { placeSearchPreparing } from '@/lib/ads/messages';
import { ApiError, ApiUnreachableError, IndexNotReadyError } from '@/lib/api/errors';
import { type Limiter, tooManyAttempts } from '@/lib/bff/attempt-limiter';
import { cacheHeaders, commonHeaders, notStored } from '@/lib/bff/headers';
import type { Problem } from '@/lib/forms/problem';
import { failedTryLater } from '@/lib/french/messages';
import { lifeOf } from '@/lib/images/signed-url';
import { withResponseState } from '@/lib/runtime/current-request';

/** An error response to a request: its status and its body. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly problem: Problem;
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Problem, retryAfter?: number) {
    super(`HTTP ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Counts an attempt under a name: of a visitor their network, as another address of it must not help. @throws {HttpError} 429 when there were too many. */
export async function countAttempt(limiter: Limiter, name: string): Promise<void> {
  const left = await limiter(name);
  if (left === null) return;
  throw new HttpError(429, { detail: tooManyAttempts(left) }, Math.ceil(left / 1_000));
}

/** The status after a failure of the API: 503 while the index of ads prepares, 504 after a timeout, else 502. */
export function statusOf(error: unknown): 502 | 503 | 504 | null {
  if (!(error instanceof ApiError)) return null;
  if (error instanceof IndexNotReadyError) return 503;
  return error instanceof ApiUnreachableError && error.reason === 'timeout' ? 504 : 502;
}

/** The content of a response and its cache life in seconds; `null` when it may not be stored. */
type Content = { body: unknown; life: number | null };

/** Responds with what `read` returns, cached for `life` seconds; 404 for `null`, and errors by {@link statusOf}. */
export function respond<T>(life: number, read: () => Promise<T | null>): Promise<Response> {
  return respondWithContent(async () => {
    const body = await read();
    return body === null ? null : { body, life };
  });
}

/** {@link respond} for content whose life is known once it has been read. */
export async function respondWithContent(read: () => Promise<Content | null>): Promise<Response> {
  // Otherwise a call without parameters would be prerendered at build time.
  await connection();
  return withResponseState(async () => {
    try {
      const found = await read();
      if (found === null) return notFound();
      const { body } = found;
      const life = found.life && lifeOf(body, found.life);
      const headers = life === null ? notStored : { ...commonHeaders, ...cacheHeaders(life) };
      return Response.json(body, { headers });
    } catch (error) {
      return respondWithProblem(error);
    }
  });
}

/** Responds with 204 and the headers that `act` adds when it succeeds, otherwise as {@link respond}; never stored. */
export async function respondDone(act: (headers: Headers) => Promise<void>): Promise<Response> {
  const headers = new Headers(notStored);
  try {
    await act(headers);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    return respondWithProblem(error);
  }
}

export function notFound(): Response {
  return sendProblem(404, { detail: 'Pas trouvé.' });
}

function respondWithProblem(error: unknown): Response {
  if (error instanceof HttpError) {
    const { status, problem, retryAfter } = error;
    return sendProblem(status, problem, {
      ...(retryAfter !== undefined && { 'Retry-After': `${retryAfter}` }),
      // A 401 names its authentication scheme (RFC 9110, section 11.6.1).
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    });
  }
  const status = statusOf(error);
  if (status === null) throw error;
  if (status !== 503) return sendProblem(status, { detail: failedTryLater });
  return sendProblem(503, { detail: placeSearchPreparing }, { 'Retry-After': '5' });
}

function sendProblem(status: number, body: Problem, headers: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: { ...notStored, ...headers } });
}
