import { type IncomingMessage, Server } from 'node:http';
import { publicAddress } from './public-address';

/**
 * Makes every HTTP server of this process forget the queries its pages may not know, before
 * anything reads them. Next.js 16.4 writes the address that first asked for a page into the HTML it
 * keeps, query included, and a rewrite in proxy.ts does not change that address: whoever came next
 * would be served the first visitor's `?token=…`. Platforms that render kept pages without a query,
 * such as Vercel, have no such server and no need of this.
 */
export function forgetQueries(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
    const [request] = args;
    if (event === 'request' && isRequest(request) && request.url) {
      request.url = publicAddress(request.url, request.headers.rsc !== undefined);
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as typeof emit;
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === 'object' && value !== null && 'url' in value;
}
