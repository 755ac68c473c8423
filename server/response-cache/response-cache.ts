import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import type { Middleware } from '../compose.ts';
import { type ContentEncoding, contentEncodingFor } from '../content-encoding.ts';
import { type Source, source } from '../page-cache/cached-pages.ts';
import { recordResponse } from '../response-body.ts';
import { sendStored } from '../send-stored.ts';
import { formatCacheStatus } from './cache-status.ts';
import { type Freshness, freshnessOf, isFresh, responses } from './stored-response.ts';

/**
 * A cache of responses (RFC 9111): sends the bytes of an earlier response of Next.js to the same request,
 * as long as its page is the current, fresh one in the page cache. Next.js spends milliseconds on each
 * request for a cached page, most of them in its proxy.
 */
export const cacheResponses: Middleware = (request, response, next) => {
  const key = cacheKey(request);
  if (key === null) return next();
  const stored = responses.get(key);
  if (stored !== undefined && isFresh(stored)) {
    response.setHeader('Cache-Status', formatCacheStatus({ kind: 'hit', ...stored }));
    return sendStored(stored, request, response);
  }
  const pages: Source = [];
  const reason = stored === undefined ? 'uri-miss' : 'stale';
  store(key, response, { pages, encoding: contentEncodingFor(request), reason });
  return source.run(pages, next);
};

type Miss = {
  /** The cached pages read for the response so far. */
  pages: Source;
  /** The content encoding of its key. */
  encoding: ContentEncoding | null;
  reason: 'uri-miss' | 'stale';
};

/** Stores the response under a key once it has been sent, if it may be stored. */
function store(key: string, response: ServerResponse, { pages, encoding, reason }: Miss): void {
  let freshness: Freshness | null | undefined;
  const getFreshness = () => {
    // `compress` supports more encodings: a response with one that is not in the key is not stored.
    const used = response.getHeader('Content-Encoding') ?? encoding;
    freshness ??=
      used === encoding ? freshnessOf(response.statusCode, response.getHeaders(), pages) : null;
    return freshness;
  };
  recordResponse(
    response,
    () => getFreshness() !== null,
    ({ headers, ...sent }) => {
      const { 'cache-status': _, ...own } = headers;
      if (freshness) responses.set(key, { ...sent, headers: own, ...freshness });
    },
  );
  onHeaders(response, () => {
    const isPrivate = /\b(?:private|no-store)\b/.test(String(response.getHeader('Cache-Control')));
    if (isPrivate) return;
    const status = { kind: 'forward', reason, isStored: getFreshness() !== null } as const;
    response.setHeader('Cache-Status', formatCacheStatus(status));
  });
}

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
function cacheKey(request: IncomingMessage): string | null {
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
