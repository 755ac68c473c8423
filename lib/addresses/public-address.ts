import { adListPath, formatAdSearch, parseAdSearch } from '@/lib/ads/search';

/** Next.js' own parameter: it tells the answers to its navigations apart in shared caches. */
const navigationParameter = '_rsc';

/**
 * What a page may know of the query it was asked with, without a question mark: for the list its
 * search, in the codec's one spelling; for any other page nothing (product.md, « URL of the list »).
 */
export function knownQuery(pathname: string, params: URLSearchParams): string {
  const known = new URLSearchParams(
    pathname === adListPath ? formatAdSearch(parseAdSearch(params)) : '',
  );
  const navigation = params.get(navigationParameter);
  if (navigation !== null) known.set(navigationParameter, navigation);
  return known.toString();
}

/** Whether an address, from the root, is that of a page, rather than of the API or of a file. */
function isPageAddress(address: string): boolean {
  return !/^\/(?:_next|api)(?:\/|$|\?)/.test(address);
}

/** An address, from the root, with only the query its page may know; others as they are. */
export function withKnownQuery(address: string): string {
  const mark = address.indexOf('?');
  if (mark === -1 || !isPageAddress(address)) return address;
  const pathname = address.slice(0, mark);
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const query = knownQuery(path, new URLSearchParams(address.slice(mark + 1)));
  return query === '' ? pathname : `${pathname}?${query}`;
}
