import pLimit from 'p-limit';
import { isOver } from '@/lib/ads/detail/over';
import { adHref, defaultSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { api } from '@/lib/api/client/client';
import { ApiInvalidResponseError, ApiNotFoundError } from '@/lib/api/errors';
import { postsCall } from '@/lib/api/posts-call';
import { readList } from '@/lib/api/resources/list';
import { maxPage, type RawPage, readWholePage } from '@/lib/api/resources/paged';
import { createResource } from '@/lib/api/resources/resource';
import { listedAdSchema, listedPostSchema } from '@/lib/api/schemas/listed';
import { isUnpublished } from '@/lib/api/schemas/post';
import { defaultPostSearch, postHref } from '@/lib/blog/search';
import { sitemapsCacheLife, tags } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';
import type { SitemapEntry } from '@/lib/seo/sitemap/entry';
import { countFiles, type Extent, pagesOfFile } from '@/lib/seo/sitemap/split';

/*
 * The lists of the API for the sitemap: whole, page by page, because the API offers nothing else, and not
 * through the caches of pages, which a million ads would flush. Only the first files are stored for
 * stale-if-error: crawlers keep their copies.
 */

/** Calls at once, for all files together: crawlers are not the API's only clients. */
const fewAtATime = pLimit(4);

/**
 * How many files of the sitemap a list takes, at the cost of one call.
 *
 * @throws {ApiError} when the API fails and no stale response is stored.
 */
export async function countSitemapFiles(list: ListName): Promise<number> {
  return countFiles(await extents.get(list));
}

/**
 * The entries of a file of the sitemap, each once; `null` when the list has no such file. Ads that are over
 * are left out. An item that moves to a page already read may be missing until the file is read again.
 *
 * @param number from 1.
 * @throws {ApiError} when the API fails, be it for one page, and nothing
 *   was valid before, or the file is beyond those that are stored.
 */
export async function getSitemapFile(
  list: ListName,
  number: number,
): Promise<SitemapEntry[] | null> {
  const pages = pagesOfFile(await extents.get(list), number);
  const [first] = pages;
  return first === undefined ? null : entries.get(list, number, first, pages.length);
}

const extents = createResource<[list: ListName], Extent>({
  name: 'extent',
  life: sitemapsCacheLife,
  tags: tagsOf,
  read: fetchExtent,
});

const entries = createResource<
  [list: ListName, number: number, firstPage: number, pageCount: number],
  SitemapEntry[]
>({
  name: 'sitemap',
  life: sitemapsCacheLife,
  tags: tagsOf,
  read: (list, _number, firstPage, pageCount) =>
    fetchEntries(
      list,
      Array.from({ length: pageCount }, (_, index) => firstPage + index),
    ),
});

async function fetchExtent(list: ListName): Promise<Extent> {
  const { count, items, hasNext } = await fetchPage(list, 1);
  const pageSize = items.length;
  if (!hasNext) return { pages: Math.min(count, 1), pageSize };
  if (pageSize === 0) throw new ApiInvalidResponseError(`${list}: an empty page before the last`);
  return { pages: Math.min(Math.ceil(count / pageSize), maxPage), pageSize };
}

async function fetchEntries(list: ListName, pages: number[]): Promise<SitemapEntry[]> {
  const failure = new AbortController();
  const items = await Promise.all(
    pages.map((page) => fewAtATime(() => fetchItems(list, page, failure))),
  );
  // A new ad moves others to the next page during the reads.
  const byPath = new Map(lists[list].entries(items.flat()).map((entry) => [entry.path, entry]));
  return [...byPath.values()];
}

/** The items of a page; none of one that has vanished since the list was measured. */
async function fetchItems(list: ListName, page: number, failure: AbortController) {
  failure.signal.throwIfAborted();
  try {
    return (await fetchPage(list, page, failure.signal)).items;
  } catch (error) {
    if (error instanceof ApiNotFoundError && page > 1) return [];
    // The other pages of the file are not needed any more.
    failure.abort(error);
    throw error;
  }
}

async function fetchPage(list: ListName, page: number, signal?: AbortSignal): Promise<RawPage> {
  return readWholePage(list, await api.get(lists[list].callFor(page), signal));
}

/** Not the tag of the ads: each change of one would cost each file its calls again. */
function tagsOf(list: ListName): string[] {
  return list === 'posts' ? [tags.posts] : [];
}

// Of as many pages as a file of the sitemap has, each of which is limited.
const max = Number.POSITIVE_INFINITY;
const ad = { entity: 'ad', schema: listedAdSchema, max };
const post = { entity: 'post', schema: listedPostSchema, max };

/** The lists of the API that the sitemap goes through: the call for a page, and what it lists of it. */
const lists = {
  ads: {
    callFor: (page: number) => adsCall({ ...defaultSearch, page }),
    entries(items: unknown[]): SitemapEntry[] {
      // Not by the API's filter of dates: whether it includes ads that have started is unknown.
      const today = dayAt(new Date());
      return readList(ad, items)
        .filter((listed) => !isOver(listed, today))
        .map(({ id, lastmod }) => ({ path: adHref(id), lastmod }));
    },
  },
  posts: {
    callFor: (page: number) => postsCall({ ...defaultPostSearch, page }),
    entries: (items: unknown[]): SitemapEntry[] =>
      readList(
        post,
        items.filter((item) => !isUnpublished(item)),
      ).map(({ slug, lastmod }) => ({ path: postHref(slug), lastmod })),
  },
};

type ListName = keyof typeof lists;
