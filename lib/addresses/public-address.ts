import { formatAdFeedFilters, isAdFeedPath, parseAdFeedFilters } from '@/lib/ads/feed-address';
import { adListPath, formatAdSearch, parseAdSearch } from '@/lib/ads/search';
import { formatFeedTag, isBlogFeedPath, parseFeedTag } from '@/lib/blog/feed-address';
import { blogPath, formatPostSearch, parsePostSearch } from '@/lib/blog/search';
import { formatProfile, parseProfile, practitionerFormPath } from '@/lib/forms/profile';
import { previewPath } from '@/lib/preview/address';
import { formatPreviewQuery, parsePreviewQuery } from '@/lib/preview/query';

/** Next.js' own parameter: it tells the answers to its navigations apart in shared caches. */
const navigationParameter = '_rsc';

/**
 * What a page may know of the query it was asked with, without a question mark: for a list its
 * search, for a feed its filters or its tag, for the form of doctors and replacements its profile, for
 * the preview what it is asked to show, in the codec's one spelling; for any other page nothing
 * (product.md, « URL of the list »).
 *
 * @param byRouter whether the router of Next.js asks (its `rsc` header): its own parameter, which
 *   the server then checks, stays. From anyone else it could be any text.
 */
export function knownQuery(pathname: string, params: URLSearchParams, byRouter: boolean): string {
  const known = new URLSearchParams(ownQuery(pathname, params));
  const navigation = byRouter ? params.get(navigationParameter) : null;
  if (navigation !== null) known.set(navigationParameter, navigation);
  return known.toString();
}

// deploy/nginx.conf lets a query pass to these paths alone.
function ownQuery(pathname: string, params: URLSearchParams): string {
  if (pathname === adListPath) return formatAdSearch(parseAdSearch(params));
  if (pathname === blogPath) return formatPostSearch(parsePostSearch(params));
  if (pathname === practitionerFormPath) return formatProfile(parseProfile(params));
  if (isAdFeedPath(pathname)) return formatAdFeedFilters(parseAdFeedFilters(params));
  if (pathname === previewPath) return formatPreviewQuery(parsePreviewQuery(params));
  return isBlogFeedPath(pathname) ? formatFeedTag(parseFeedTag(params)) : '';
}

/** Whether an address, from the root, is that of a page, rather than of the API or of a file. */
function isPageAddress(address: string): boolean {
  return !/^\/(?:_next|api)(?:\/|$|\?)/.test(address);
}

/** Where an address leads that nothing can decode: nowhere, in the manner of its kind. */
const nowhere = { page: '/introuvable', api: '/api/introuvable' };

/**
 * The address, from the root, that the site takes a request for: that of a page with only the query
 * it may know, any other as it is. Next.js answers a malformed escape with a bare 500, so it becomes
 * an address of nothing.
 *
 * @param byRouter as for {@link knownQuery}.
 */
export function publicAddress(target: string, byRouter: boolean): string {
  const address = fromRoot(target);
  const mark = address.indexOf('?');
  const pathname = mark === -1 ? address : address.slice(0, mark);
  const page = isPageAddress(address);
  if (!isDecodable(pathname)) return page ? nowhere.page : nowhere.api;
  if (mark === -1 || !page) return address;
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const query = knownQuery(path, new URLSearchParams(address.slice(mark + 1)), byRouter);
  return query === '' ? pathname : `${pathname}?${query}`;
}

/**
 * The address from the root. Proxies are asked for whole ones, and a server has to take them (RFC 9112,
 * section 3.2.2); Next.js would build redirects to their host. `*` is the server itself.
 */
function fromRoot(target: string): string {
  if (target.startsWith('/')) return target;
  const [, rest] = /^https?:\/\/[^/?]*(.*)$/is.exec(target) ?? [];
  if (rest === undefined) return nowhere.page;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
