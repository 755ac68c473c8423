import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Handles the request by the middleware that follows, to its end; never rejects. */
export type Next = () => Promise<void>;

/** Handles a request, or changes it and leaves it to what follows. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
) => Promise<void> | void;

/**
 * Makes one listener of a chain of middleware. When one of them throws or rejects, the request ends with
 * 500, or with its connection when the head of the response has left.
 *
 * @param onError is told what was thrown.
 */
export function compose(
  chain: readonly Middleware[],
  onError: (error: unknown) => void,
): RequestListener {
  return (request, response) => {
    const run = async (index: number): Promise<void> => {
      try {
        await chain[index]?.(request, response, () => run(index + 1));
      } catch (error) {
        onError(error);
        fail(response);
      }
    };
    void run(0);
  };
}

function fail(response: ServerResponse): void {
  if (response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) {
    if (describesBody.test(name)) response.removeHeader(name);
  }
  response.statusCode = 500;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Internal Server Error\n');
}

const describesBody = /^(?:content-(?!security-policy$).*|etag|last-modified|set-cookie)$/;
