import { parseJson } from '@/lib/api/client/bounded-body';
import { readBoundedJson } from '@/lib/api/client/bounded-json';
import { callPattern } from '@/lib/api/client/call-pattern';
import { brokenReason, isBrokenConnection } from '@/lib/api/client/connection-error';
import { observeCall } from '@/lib/api/client/observe-call';
import {
  ApiError,
  ApiFailureError,
  ApiInvalidResponseError,
  ApiNotFoundError,
  ApiUnreachableError,
} from '@/lib/api/errors';
import {
  callTimeoutMs,
  maxResponseBytes as defaultMaxBytes,
  maxProblemBytes,
} from '@/lib/api/limits';
import { config } from '@/lib/config';
import { type Problem, parseProblem } from '@/lib/forms/problem';
import { version } from '@/lib/runtime/build/version';
import { currentRequest } from '@/lib/runtime/current-request';

type Settings = {
  /** Where the API is, without a trailing slash. */
  origin: string;
  /** Milliseconds for a whole exchange: connection, response, body, and a retry. */
  timeout?: number;
  /** Bytes of a response body that are received, decompressed. */
  maxResponseBytes?: number;
};

type ApiClient = {
  get(call: string, signal?: AbortSignal): Promise<unknown>;
  post(path: string, body: unknown, sender?: Sender): Promise<void>;
};

type Sender = {
  /** The IP address of the visitor, by which the API limits attempts. */
  visitor?: string | null;
  signal?: AbortSignal;
};

/** How the site names itself to other servers. */
export const userAgent = `MediReleve-site/${version}`;

const everyCall = { accept: 'application/json', 'user-agent': userAgent };

/** With the id of the current request, so that the logs of the site and of the API can be correlated. */
const callHeaders = () => {
  const id = currentRequest()?.id;
  return { ...everyCall, ...(id && { 'x-request-id': id }) };
};

// `no-store`: otherwise `next build` caches responses for 15 minutes and for the next build, without our
// cache lives and tags.
const always = { redirect: 'manual', cache: 'no-store' } satisfies RequestInit;

/**
 * Creates a client of an API. `get` requests a path with its query and returns JSON of any shape; it
 * retries once when the connection breaks before a response. `post` sends JSON, once, and expects
 * « 204 No Content ». A redirect is not followed: it counts as a failure.
 *
 * @throws {ApiError} one of `lib/api/errors.ts`, or the reason of the caller's `signal`.
 */
export function createApiClient({
  origin,
  timeout = callTimeoutMs,
  maxResponseBytes = defaultMaxBytes,
}: Settings): ApiClient {
  async function exchange<T>(
    name: string,
    caller: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(timeout);
    try {
      return await run(caller ? AbortSignal.any([caller, deadline]) : deadline);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      caller?.throwIfAborted();
      const reason = deadline.aborted ? 'timeout' : brokenReason(error);
      throw new ApiUnreachableError(`${name}: ${reason}`, reason);
    }
  }

  async function readJson(name: string, response: Response): Promise<unknown> {
    const bytes = await readBoundedJson(response.body, maxResponseBytes);
    if (bytes === null) throw new ApiInvalidResponseError(`${name}: too large`);
    try {
      return parseJson(bytes);
    } catch {
      throw new ApiInvalidResponseError(`${name}: not JSON`);
    }
  }

  return {
    get(call, caller) {
      const name = `GET ${call.replace(/\?.*/s, '')}`;
      return observeCall('GET', callPattern(call), (trace) =>
        exchange(name, caller, async (signal) => {
          const headers = { ...callHeaders(), ...trace };
          const send = () => fetch(`${origin}${call}`, { ...always, headers, signal });
          const response = await send().catch((error) => {
            if (signal.aborted || !isBrokenConnection(error)) throw error;
            return send();
          });
          if (!response.ok) throw await failureOf(name, response);
          return readJson(name, response);
        }),
      );
    },

    post(path, body, { visitor, signal: caller } = {}) {
      const name = `POST ${path}`;
      return observeCall('POST', callPattern(path), (trace) =>
        exchange(name, caller, async (signal) => {
          const response = await fetch(`${origin}${path}`, {
            ...always,
            method: 'POST',
            headers: {
              ...callHeaders(),
              ...trace,
              'content-type': 'application/json',
              ...(visitor && { 'x-forwarded-for': visitor }),
            },
            body: JSON.stringify(body),
            signal,
          });
          if (response.status === 204) return;
          throw await failureOfPost(name, response);
        }),
      );
    },
  };
}

/** The client of the API of this site. */
export const api = createApiClient({ origin: config.API_URL });

/** The error for a response other than 2xx to a read; `name` is the call. */
async function failureOf(name: string, response: Response): Promise<ApiError> {
  const { status } = response;
  // An unread body would keep the connection busy.
  await response.body?.cancel();
  const message = `${name}: ${status}`;
  const isAbsent = status === 404 || status === 410;
  return isAbsent ? new ApiNotFoundError(message) : new ApiFailureError(message, status, null);
}

/** The error for a response other than 204 to a post, with its problem, whatever its status. */
async function failureOfPost(name: string, response: Response): Promise<ApiFailureError> {
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
