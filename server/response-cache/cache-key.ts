import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { contentEncodingFor } from '../content-encoding.ts';

/**
 * Headers of requests that only Next.js can answer: of its router and its own calls, and of a client that
 * wants a part of a response or has a condition.
 */
const ofNext =
  /^(?:rsc$|next-|x-next|x-middleware|x-prerender|x-matched|x-invoke|x-now|x-vercel|range$|if-(?!none-match$))/;
const draftMode = '__prerender_bypass';

/** What may show in a response besides the URL: the origin that the site was requested under. */
const shown = ['host', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * The key that a response is stored under: its URL, where the site was requested, and the content encoding.
 * `null` for a request whose response is for Next.js alone: anything but GET of a page or a feed, or one
 * of its router, or of an editor in its draft mode.
 */
export function cacheKey(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || /^\/(?:_next|api)(?:\/|$)/.test(url)) return null;
  if (isForNext(headers) || headers.cookie?.includes(draftMode)) return null;
  return JSON.stringify([url, contentEncodingFor(request), ...shown.map((name) => headers[name])]);
}

function isForNext(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (ofNext.test(name)) return true;
  return false;
}
