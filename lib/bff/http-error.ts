import { ApiError, ApiUnreachableError } from '@/lib/api/errors';
import type { Problem } from '@/lib/forms/problem';

/** A request we do not take, with the status and the body that say so. */
export class HttpError extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly problem: Problem;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Problem, retryAfter?: number) {
    super(`refused: ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/**
 * The status that tells the browser how the API failed: 504 when it took too long, 502 otherwise.
 * `null` for an error of our own.
 */
export function statusOf(error: unknown): 502 | 504 | null {
  if (!(error instanceof ApiError)) return null;
  return error instanceof ApiUnreachableError && error.reason === 'timeout' ? 504 : 502;
}
