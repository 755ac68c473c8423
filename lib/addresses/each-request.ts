import { type IncomingMessage, Server } from 'node:http';

/**
 * Makes every HTTP server of this process prepare each request before anything reads it. Platforms
 * that call the site without a server of its own, such as Vercel, know none of this.
 */
export function prepareEachRequest(...steps: ((request: IncomingMessage) => void)[]): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
    const [request] = args;
    if (event === 'request' && isRequest(request)) for (const step of steps) step(request);
    return Reflect.apply(emit, this, [event, ...args]);
  } as typeof emit;
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === 'object' && value !== null && 'url' in value;
}
