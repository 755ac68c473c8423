import { callPattern } from '@/lib/api/calls';
import { parseJson, readBoundedJson } from '@/lib/api/client/bounded-body';
import { observeCall } from '@/lib/api/client/observe-call';
import {
  ApiError,
  ApiFailureError,
  ApiInvalidResponseError,
  ApiNotFoundError,
  ApiUnreachableError,
  brokenReason,
  isBrokenConnection,
} from '@/lib/api/errors';
import { callTimeoutMs, maxProblemBytes, maxResponseBytes } from '@/lib/api/limits';
import { config } from '@/lib/config/config';
import { parseProblem } from '@/lib/forms/problem';
import { version } from '@/lib/runtime/build/running-build';
import { currentRequest } from '@/lib/runtime/current-request';

/** `origin`: where the API is, without a trailing slash. */
type Settings = { origin: string; timeout?: number; maxBytes?: number };
type Send = (init?: { headers: Record<string, string>; body: string }) => Promise<Response>;
export const userAgent = `MediReleve-site/${version}`;

/** Creates a client of an API. A redirect is a failure. Both methods throw an {@link ApiError}. */
export function createApiClient(settings: Settings) {
  const { origin, timeout = callTimeoutMs, maxBytes = maxResponseBytes } = settings;

  function exchange<T>(
    method: 'GET' | 'POST',
    call: string,
    caller: AbortSignal | undefined,
    run: (name: string, send: Send, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const name = `${method} ${call.replace(/\?.*/s, '')}`;
    return observeCall(method, callPattern(call), async (trace) => {
      const deadline = AbortSignal.timeout(timeout);
      const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
      const id = currentRequest()?.id;
      const headers = {
        accept: 'application/json',
        'user-agent': userAgent,
        // So that the logs of the site and of the API can be correlated.
        ...(id && { 'x-request-id': id }),
        ...trace,
      };
      const send: Send = (init) =>
        fetch(`${origin}${call}`, {
          ...init,
          method,
          headers: { ...headers, ...init?.headers },
          redirect: 'manual',
          // Otherwise `next build` caches responses for 15 minutes and for the next build, without our lives and tags.
          cache: 'no-store',
          signal,
        });
      try {
        return await run(name, send, signal);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        caller?.throwIfAborted();
        const reason = deadline.aborted ? 'timeout' : brokenReason(error);
        throw new ApiUnreachableError(`${name}: ${reason}`, reason);
      }
    });
  }

  return {
    /** Gets JSON of any shape. Retries once when the connection breaks before a response. */
    get: (call: string, caller?: AbortSignal): Promise<unknown> =>
      exchange('GET', call, caller, async (name, send, signal) => {
        const response = await send().catch((error) => {
          if (signal.aborted || !isBrokenConnection(error)) throw error;
          return send();
        });
        if (response.ok) return readJson(name, response, maxBytes);
        // An unread body would keep the connection busy.
        await response.body?.cancel();
        const { status } = response;
        const message = `${name}: ${status}`;
        if (status === 404 || status === 410) throw new ApiNotFoundError(message);
        throw new ApiFailureError(message, status, null);
      }),

    /** Sends JSON, once, and expects a 204. @param visitor the IP address by which the API limits attempts. */
    post: (path: string, body: unknown, visitor: string | null = null): Promise<void> =>
      exchange('POST', path, undefined, async (name, send) => {
        const headers = {
          'content-type': 'application/json',
          ...(visitor && { 'x-forwarded-for': visitor }),
        };
        const response = await send({ headers, body: JSON.stringify(body) });
        const { status } = response;
        if (status === 204) return;
        // A body that cannot be read leaves the status alone to report.
        const reading = readJson(name, response, maxProblemBytes);
        const problem = await reading.then(parseProblem, () => null);
        throw new ApiFailureError(`${name}: ${status}`, status, problem);
      }),
  };
}

export const api = createApiClient({ origin: config.API_URL });

async function readJson(name: string, response: Response, maxBytes: number): Promise<unknown> {
  const bytes = await readBoundedJson(response.body, maxBytes);
  if (bytes === null) throw new ApiInvalidResponseError(`${name}: too large`);
  try {
    return parseJson(bytes);
  } catch {
    throw new ApiInvalidResponseError(`${name}: not JSON`);
  }
}
