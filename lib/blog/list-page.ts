import {
  blogPath,
  defaultPostSearch,
  formatPostSearch,
  type PostSearch,
  parsePostSearch,
} from './search.ts';

/*
 * Like the list of ads (lib/ads/list-page.ts), the blog is rendered once per search and cached under
 * an internal path that only the codec writes; proxy.ts rewrites to it.
 */

const root = `${blogPath}/recherche`;
const defaultPostSearchSegment = 'tout';

/** The internal path that renders the blog for a search. */
export function blogPagePath(search: PostSearch): string {
  const query = formatPostSearch(search);
  return `${root}/${query === '' ? defaultPostSearchSegment : toBase64(query)}`;
}

/** Reads the search from the last segment of that path; `null` unless the codec wrote it. */
export function readBlogPageSegment(segment: string): PostSearch | null {
  if (segment === defaultPostSearchSegment) return defaultPostSearch;
  const query = fromBase64(segment);
  if (query === null || query === '') return null;
  const search = parsePostSearch(new URLSearchParams(query));
  return formatPostSearch(search) === query ? search : null;
}

/*
 * A query escapes accents, and Next.js decodes segments once or twice before a page reads them. In
 * base64 there is nothing to decode.
 */

function toBase64(query: string): string {
  return btoa(query).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(segment: string): string | null {
  try {
    return atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
