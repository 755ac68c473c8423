import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { contentEncodingFor } from '../content-encoding.ts';

/**
 * Headers of requests that only Next.js can handle: of its router and its own calls, range requests and
 * conditional requests other than If-None-Match.
 */
const nextHeader =
  /^(?:rsc$|next-|x-next|x-middleware|x-prerender|x-matched|x-invoke|x-now|x-vercel|range$|if-(?!none-match$))/;
const draftMode = '__prerender_bypass';

/** Request headers that a response may depend on: the origin the site was requested under. */
const originHeaders = ['host', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * The key of a response: its URL, the origin of the request, and the content encoding. `null` for a request
 * that only Next.js can handle: anything but GET of a page or a feed, a request of its router, or one in
 * draft mode.
 */
export function cacheKey(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || /^\/(?:_next|api)(?:\/|$)/.test(url)) return null;
  if (isForNext(headers) || headers.cookie?.includes(draftMode)) return null;
  return JSON.stringify([
    url,
    contentEncodingFor(request),
    ...originHeaders.map((name) => headers[name]),
  ]);
}

function isForNext(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (nextHeader.test(name)) return true;
  return false;
}
