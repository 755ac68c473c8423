import { ApiError, ApiUnreachableError, IndexNotReadyError } from '@/lib/api/errors';
import type { Problem } from '@/lib/forms/problem';

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
