import { type NextRequest, NextResponse } from 'next/server';
import { knownQuery } from '@/lib/addresses/public-address';
import { parseAdId } from '@/lib/ads/ad-id';
import { adListPagePath, isAdListPagePath } from '@/lib/ads/list-page';
import { adListPath, parseAdSearch } from '@/lib/ads/search';

/*
 * Stands before every page. A page is rendered once and kept, under its path: so the list's own
 * parameters become a path through the codec, all others end here, and junk never makes an entry in
 * the cache.
 */

export const config = { matcher: '/((?!api/|_next/).*)' };

/** An address no page answers: the one drawn « page introuvable », made at build time. */
const nowhere = '/introuvable';
/** The page of an ad that cannot exist, made at build time too. */
const noAd = `${adListPath}/0`;

export function proxy(request: NextRequest): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const url = new URL(request.url);
  const shortest = withoutTrailingSlash(url.pathname);
  if (shortest !== url.pathname) {
    return NextResponse.redirect(new URL(shortest + url.search, url), 308);
  }

  const path = pagePath(url);
  // The codec has put the list's query into the path.
  const query = knownQuery(path, url.searchParams, request.headers.has('rsc'));
  const target = new URL(query === '' ? path : `${path}?${query}`, url);
  return target.href === url.href ? NextResponse.next() : NextResponse.rewrite(target);
}

function pagePath({ pathname, searchParams }: URL): string {
  if (pathname === adListPath) return adListPagePath(parseAdSearch(searchParams));
  if (isAdListPagePath(pathname)) return nowhere;
  const [, adSegment] = /^\/annonces\/([^/]+)$/.exec(pathname) ?? [];
  if (adSegment !== undefined && parseAdId(adSegment) === null) return noAd;
  return pathname;
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
