import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { markPrepared } from './prepared';

/** What is done with a request first; a step that answers it is the last. */
type Step = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Makes every HTTP server of this process prepare each request before anything reads it. Platforms
 * that call the site without a server of its own, such as Vercel, know none of this.
 */
export function prepareEachRequest(...steps: Step[]): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
    const [request, response] = args;
    if (event === 'request' && isRequest(request) && isResponse(response)) {
      markPrepared(request);
      for (const step of steps) {
        step(request, response);
        if (response.writableEnded) return true;
      }
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as typeof emit;
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === 'object' && value !== null && 'url' in value;
}

function isResponse(value: unknown): value is ServerResponse {
  return typeof value === 'object' && value !== null && 'writableEnded' in value;
}
