import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { writeError } from '../lib/runtime/log/log.ts';
import { respondFailed } from './error-responses.ts';

/** Handles a request, or changes it and calls `next`: the middleware that follows, to the end; it never rejects. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => Promise<void>,
) => Promise<void> | void;

/** Composes middleware into one listener. When one throws, `onError` gets the error, and the response is a 500. */
export function compose(
  chain: readonly (Middleware | false | undefined)[],
  onError: (error: unknown) => void = writeError,
): RequestListener {
  const middlewares = chain.filter((one) => one !== undefined && one !== false);
  return (request, response) => {
    const run = async (index: number): Promise<void> => {
      try {
        await middlewares[index]?.(request, response, () => run(index + 1));
      } catch (error) {
        onError(error);
        if (response.headersSent && !response.writableEnded) response.destroy();
        else if (!response.headersSent) respondFailed(request, response);
      }
    };
    void run(0);
  };
}
