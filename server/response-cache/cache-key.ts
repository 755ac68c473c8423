import type { IncomingMessage } from 'node:http';
import { routeOf } from '../middleware/normalize-url.ts';

/** With which the router of Next.js says what data it lacks. */
const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** Characters: no request of the router comes near. */
const maxLength = 8_000;

/**
 * The key of the response to a request: its normalized URL and the headers that a response may depend on. `null` for a request whose response is for one client alone.
 */
export function cacheKey(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request;
  const route = routeOf(request);
  if (method !== 'GET' || url.startsWith('/_next/') || route?.perRequest) return null;
  if (headers.authorization !== undefined) return null;
  const names = headers.rsc === undefined ? [] : routerHeaders;
  const key = JSON.stringify([url, ...names.map((name) => headers[name])]);
  return key.length > maxLength ? null : key;
}
