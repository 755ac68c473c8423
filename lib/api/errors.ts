import type { Problem } from '@/lib/forms/problem';

/* Errors of a call to the API. Messages, which are logged, have its method and path: no query, no token, no body. */

export abstract class ApiError extends Error {}

/** The API has no such resource: 404 or 410. */
export class ApiNotFoundError extends ApiError {
  override name = 'ApiNotFoundError';
}

/** For `catch`: `null` for an {@link ApiNotFoundError}. @throws any other error. */
export function nullWhenAbsent(error: unknown): null {
  if (error instanceof ApiNotFoundError) return null;
  throw error;
}

/** No complete response: connection refused, connection broken, or timeout. */
export class ApiUnreachableError extends ApiError {
  override name = 'ApiUnreachableError';
  readonly reason: 'refused' | 'broken' | 'timeout';

  constructor(message: string, reason: 'refused' | 'broken' | 'timeout') {
    super(message);
    this.reason = reason;
  }
}

/** The API responded with an error status, or a redirect; to a post, with anything but 204. */
export class ApiFailureError extends ApiError {
  override name = 'ApiFailureError';
  readonly status: number;
  // Private, so that printing the error does not print the response.
  readonly #problem: Problem | null;

  constructor(message: string, status: number, problem: Problem | null) {
    super(message);
    this.status = status;
    this.#problem = problem;
  }

  get problem(): Problem | null {
    return this.#problem;
  }
}

/** The API sent an invalid response: not JSON, of another shape, or too large. */
export class ApiInvalidResponseError extends ApiError {
  override name = 'ApiNonsenseError';
}

/** Ads cannot be searched by place yet, or not at all: a later request may succeed. */
export class IndexNotReadyError extends ApiError {
  override name = 'IndexNotReadyError';
}

const refused = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const brokenBeforeResponse = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** The code of the system call that failed, or of Node.js: `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Why a response is missing or incomplete, by the error of `fetch` or of its body. */
export function brokenReason(error: unknown): 'refused' | 'broken' | 'timeout' {
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  return refused.includes(code ?? '') ? 'refused' : 'broken';
}

/** Whether a connection broke, so that a retry may succeed: a restarting server refuses and closes connections. */
export function isBrokenConnection(error: unknown): boolean {
  return brokenBeforeResponse.includes(codeOf(error) ?? '');
}
