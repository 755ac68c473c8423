import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { type ApiError, ApiFailureError, ApiNotFoundError } from '@/lib/api/errors';
import { type Problem, parseProblem } from '@/lib/forms/problem';

const maxProblemBytes = 64_000;

/** The error that an answer other than 2xx is to a read; `name` says which call it answers. */
export async function failureOf(name: string, response: Response): Promise<ApiError> {
  const failure = await refusalOf(name, response);
  const absent = failure.status === 404 || failure.status === 410;
  return absent ? new ApiNotFoundError(failure.message) : failure;
}

/** The error that an answer other than 2xx is to what was sent, a 404 like the others. */
export async function refusalOf(name: string, response: Response): Promise<ApiFailureError> {
  const { status } = response;
  const problem = status >= 400 && status < 500 ? await readProblem(response) : null;
  // What nobody reads would keep the connection busy.
  if (!response.bodyUsed) await response.body?.cancel();
  return new ApiFailureError(`${name}: ${status}`, status, problem);
}

/** The status is the news: a body that cannot be read does not change it. */
async function readProblem(response: Response): Promise<Problem | null> {
  try {
    const bytes = await readBoundedBody(response.body, maxProblemBytes);
    return bytes && parseProblem(parseJson(bytes));
  } catch {
    return null;
  }
}
