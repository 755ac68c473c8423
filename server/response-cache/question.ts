import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * Requests with one of these are for Next.js: its router and its own calls, editors in its draft mode,
 * and whoever wants a part of an answer.
 */
const special =
  /^(?:rsc$|next-|x-next|x-middleware|x-prerender|x-matched|x-invoke|x-now|x-vercel|range$|if-(?!none-match$))/;
const draftMode = '__prerender_bypass';

/** What may show in an answer, besides the address: the compression, and where the site is said to be. */
const shown = ['accept-encoding', 'host', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * What a visitor asks who wants a page and nothing else: two that ask the same are answered the same,
 * as long as the page is. `null` for any other request.
 */
export function questionOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || /^\/(?:_next|api)(?:\/|$)/.test(url)) return null;
  if (isForNext(headers) || headers.cookie?.includes(draftMode)) return null;
  return JSON.stringify([url, ...shown.map((name) => headers[name])]);
}

/** Whether only Next.js knows what to answer to a request with such headers. */
function isForNext(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (special.test(name)) return true;
  return false;
}
