import type { IncomingMessage } from 'node:http';
import { publicAddress } from './public-address';

/**
 * Forgets the query of a request that its page may not know. Next.js 16.4 writes the address that
 * first asked for a page into the HTML it keeps, query included, and a rewrite in proxy.ts does not
 * change that address: whoever came next would be served the first visitor's `?token=…`. Platforms
 * that render kept pages without a query, such as Vercel, have no need of this.
 */
export function forgetQuery(request: IncomingMessage): void {
  if (request.url) request.url = publicAddress(request.url, request.headers.rsc !== undefined);
}
