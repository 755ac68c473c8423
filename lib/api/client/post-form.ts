import { userAgent } from '@/lib/api/client/client';
import { observeCall } from '@/lib/api/client/observe-call';
import { ApiFailureError, ApiUnreachableError, brokenReason } from '@/lib/api/errors';

/** Milliseconds for a retry too: the browser waits 15 seconds for the site. */
const timeoutMs = 10_000;
/** Names of calls have no URL: that of a form service may hold a key. */
const name = 'POST form service';

/** Posts a form to an online service, within `timeout` milliseconds; returns its status, 2xx or 3xx. @throws {ApiError} */
export function postForm(url: string, fields: Record<string, string>, timeout = timeoutMs) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return observeCall('POST', 'form service', async () => {
    const deadline = AbortSignal.timeout(timeout);
    try {
      return await postOnce(name, url, { body }, deadline);
    } catch (error) {
      // A form that is stored twice is better than a lost one.
      const isLasting = error instanceof ApiFailureError && error.status < 500;
      if (isLasting || deadline.aborted) throw error;
      return await postOnce(name, url, { body }, deadline);
    }
  });
}

type Message = { body: FormData | string; headers?: Record<string, string> };

/** Posts to another service, once; returns its status, 2xx or 3xx. @param name for messages. @throws {ApiError} */
export async function postOnce(name: string, url: string, message: Message, signal: AbortSignal) {
  const headers = { 'user-agent': userAgent, ...message.headers };
  const init = { method: 'POST', redirect: 'manual', cache: 'no-store' } as const;
  let status: number;
  try {
    const response = await fetch(url, { ...init, body: message.body, headers, signal });
    // An unread body would keep the connection busy.
    await response.body?.cancel();
    status = response.status;
  } catch (error) {
    const reason = signal.aborted ? 'timeout' : brokenReason(error);
    throw new ApiUnreachableError(`${name}: ${reason}`, reason);
  }
  if (status >= 400) throw new ApiFailureError(`${name}: ${status}`, status, null);
  return status;
}
