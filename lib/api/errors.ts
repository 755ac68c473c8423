import type { Problem } from '@/lib/forms/problem';

/*
 * What can go wrong with a call to the API. Messages name the method and the path and nothing
 * else: no query, no token, no answer, for they end in logs.
 *
 * An error loses its class and message on its way out of a `'use cache'` function; `digest` is the
 * one property Next.js carries over, so it says the kind (see `lib/bff/http-error.ts`).
 */

/** What every failure of a call to the API is. */
export abstract class ApiError extends Error {}

/** The API has nothing under this address: 404 or 410. */
export class ApiNotFoundError extends ApiError {
  override name = 'ApiNotFoundError';
}

/** There was no whole answer: connection refused, connection broken, or no time left. */
export class ApiUnreachableError extends ApiError {
  override name = 'ApiUnreachableError';
  readonly reason: 'refused' | 'broken' | 'timeout';

  constructor(message: string, reason: 'refused' | 'broken' | 'timeout') {
    super(message);
    this.reason = reason;
  }
}

/** The API answered with a failure, or with a redirect, which we never follow. */
export class ApiFailureError extends ApiError {
  override name = 'ApiFailureError';
  readonly status: number;
  // Private, so that whoever prints the error does not print the answer.
  readonly #problem: Problem | null;

  constructor(message: string, status: number, problem: Problem | null) {
    super(message);
    this.status = status;
    this.#problem = problem;
  }

  /** What a 4xx answer said, when it was JSON of the known shapes. */
  get problem(): Problem | null {
    return this.#problem;
  }
}

/** The API answered with something that makes no sense: not JSON, of another shape, too large. */
export class ApiInvalidResponseError extends ApiError {
  override name = 'ApiNonsenseError';
}
