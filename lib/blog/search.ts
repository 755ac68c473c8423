import { isSlug } from '../french/text.ts';
import { withQuery } from '../runtime/with-query.ts';
import { type FeedKind, feedFiles } from '../share/feeds/feed.ts';

/** The search of the blog: a page and the filters, as in the URL. */
export type PostSearch = {
  /** 1-based. */
  page: number;
  /** The slug of a tag. */
  tag: string | null;
  /** Words to look for, at most {@link maxWordsLength} characters. */
  words: string | null;
  /** The full name of an author, of the same length. */
  author: string | null;
};

export type PostFilters = Omit<PostSearch, 'page'>;

/** The first page of all posts: what `/blog` shows. */
export const defaultPostSearch: PostSearch = { page: 1, tag: null, words: null, author: null };

/** The path of the blog. */
export const blogPath = '/blog';

/** Characters of a search or of a name; longer ones count as absent. */
export const maxWordsLength = 100;

// Above it no API has anything, and each requested number would be a page in the cache.
const maxPage = 1_000_000;

// Control characters, lone surrogates, and characters without a width.
const unwritable = /(?!\s)\p{C}/gu;

/**
 * Reads the query of the blog. An invalid value counts as absent, and a page that is not a number or is below 1 is the
 * first, as for the list of ads (docs/product.md#url-of-the-list).
 */
export function parsePostSearch(params: URLSearchParams): PostSearch {
  return {
    page: readPage(params.get('page')),
    tag: readTag(params.get('tag')),
    words: readWords(params.get('q')),
    author: readWords(params.get('author')),
  };
}

/** Writes the query of the blog, without a question mark: defaults left out, in one order; empty for all posts. */
export function formatPostSearch({ page = 1, tag, words, author }: Partial<PostSearch>): string {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (tag) params.set('tag', tag);
  if (words) params.set('q', words);
  if (author) params.set('author', author);
  return params.toString();
}

/** The URL of the blog for a search, from the root of the site. */
export function blogHref(search: Partial<PostSearch> = {}): string {
  return withQuery(blogPath, formatPostSearch(search));
}

/** The URL of a post, from the root of the site, with the search it was found with, as for an ad. */
export function postHref(slug: string, search: Partial<PostSearch> = {}): string {
  return withQuery(`${blogPath}/${encodeURIComponent(slug)}`, formatPostSearch(search));
}

/** Whether a search has filters: a tag, words or an author. */
export function isNarrowed({ tag, words, author }: PostFilters): boolean {
  return tag !== null || words !== null || author !== null;
}

/** Normalized words; `null` when there are none, or too many. */
export function readWords(text: string | null): string | null {
  const words = text?.replace(unwritable, '').replace(/\s+/g, ' ').trim().normalize('NFC') ?? '';
  return words !== '' && words.length <= maxWordsLength ? words : null;
}

/** A text that can be the slug of a tag; `null` for any other. */
export function readTag(text: string | null): string | null {
  return text !== null && isSlug(text) ? text : null;
}

function readPage(text: string | null): number {
  const page = /^\d{1,10}$/.test(text?.trim() ?? '') ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
}

/** The URL of a feed, from the root of the site. */
export function feedHref(kind: FeedKind, tag: string | null): string {
  return withQuery(`${blogPath}/${feedFiles[kind]}`, formatPostSearch({ tag }));
}
