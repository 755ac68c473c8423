import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { markPrepared } from './prepared';

/**
 * What is done with a request first; a step that answers it is the last. While one takes its time, the
 * request waits.
 */
type Step = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | undefined | void;

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
      const goOn = () => Reflect.apply(emit, this, [event, ...args]);
      return take(steps, request, response, goOn);
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as typeof emit;
}

/** Takes one step after the other, then goes on unless one of them has answered. */
function take(
  [step, ...others]: Step[],
  request: IncomingMessage,
  response: ServerResponse,
  goOn: () => boolean,
): boolean {
  if (response.writableEnded) return true;
  if (step === undefined) return goOn();
  const taking = step(request, response);
  if (!taking) return take(others, request, response, goOn);
  void taking.then(() => take(others, request, response, goOn));
  return true;
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === 'object' && value !== null && 'url' in value;
}

function isResponse(value: unknown): value is ServerResponse {
  return typeof value === 'object' && value !== null && 'writableEnded' in value;
}
