import { parseJson } from '@/lib/api/client/bounded-body';
import { readBoundedJson } from '@/lib/api/client/bounded-json';
import { type ApiError, ApiFailureError, ApiNotFoundError } from '@/lib/api/errors';
import { maxProblemBytes } from '@/lib/api/limits';
import { type Problem, parseProblem } from '@/lib/forms/problem';

/** The error for a response other than 2xx to a read; `name` is the call. */
export async function failureOf(name: string, response: Response): Promise<ApiError> {
  const { status } = response;
  // An unread body would keep the connection busy.
  await response.body?.cancel();
  const message = `${name}: ${status}`;
  const isAbsent = status === 404 || status === 410;
  return isAbsent ? new ApiNotFoundError(message) : new ApiFailureError(message, status, null);
}

/** The error for a response other than 204 to a post, with its problem, whatever its status. */
export async function failureOfPost(name: string, response: Response): Promise<ApiFailureError> {
  const { status } = response;
  return new ApiFailureError(`${name}: ${status}`, status, await readProblem(response));
}

/** A body that cannot be read leaves the status alone to report. */
async function readProblem(response: Response): Promise<Problem | null> {
  try {
    const bytes = await readBoundedJson(response.body, maxProblemBytes);
    return bytes && parseProblem(parseJson(bytes));
  } catch {
    return null;
  }
}
