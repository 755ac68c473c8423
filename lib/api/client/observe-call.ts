import {
  ApiFailureError,
  ApiInvalidResponseError,
  ApiNotFoundError,
  ApiUnreachableError,
} from '@/lib/api/errors';
import { recorder } from '@/lib/metrics/recorder';

/**
 * Runs a call of another server, and reports its outcome and duration to the metrics, when they are on.
 *
 * @param call the pattern of its path (`callPattern`), or the name of the server.
 */
export async function observeCall<T>(call: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const end = (outcome: string) =>
    recorder()?.callEnded(call, outcome, (performance.now() - start) / 1_000);
  try {
    const result = await run();
    end('ok');
    return result;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
}

/** The outcome of a call that failed; `aborted`: its caller did not wait for it. */
function outcomeOf(error: unknown): string {
  if (error instanceof ApiNotFoundError) return 'not_found';
  if (error instanceof ApiUnreachableError) return error.reason;
  if (error instanceof ApiFailureError) return `status_${Math.floor(error.status / 100)}xx`;
  return error instanceof ApiInvalidResponseError ? 'invalid' : 'aborted';
}
