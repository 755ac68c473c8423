import { parseJson } from '@/lib/api/client/bounded-body';
import { readBoundedJson } from '@/lib/api/client/bounded-json';
import { type ApiError, ApiFailureError, ApiNotFoundError } from '@/lib/api/errors';
import { maxProblemBytes } from '@/lib/api/limits';
import { type Problem, parseProblem } from '@/lib/forms/problem';

/** The error for a response other than 2xx to a read; `name` is the call. */
export async function failureOf(name: string, response: Response): Promise<ApiError> {
  const failure = await failureOfPost(name, response);
  const absent = failure.status === 404 || failure.status === 410;
  return absent ? new ApiNotFoundError(failure.message) : failure;
}

/** The error for a response other than 2xx to a post, including a 404. */
export async function failureOfPost(name: string, response: Response): Promise<ApiFailureError> {
  const { status } = response;
  const problem = status >= 400 && status < 500 ? await readProblem(response) : null;
  // An unread body would keep the connection busy.
  if (!response.bodyUsed) await response.body?.cancel();
  return new ApiFailureError(`${name}: ${status}`, status, problem);
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
