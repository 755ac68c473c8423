import pLimit from 'p-limit';
import { isEnded } from '@/lib/ads/ended';
import { adHref, defaultSearch } from '@/lib/ads/search';
import { adsCall, postsCall } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiInvalidResponseError, nullWhenAbsent } from '@/lib/api/errors';
import { createResource } from '@/lib/api/resources/resource';
import { listedAdSchema } from '@/lib/api/schemas/ad';
import { maxPage, type RawPage, readList, readWholePage } from '@/lib/api/schemas/lists';
import { isUnpublished, listedPostSchema } from '@/lib/api/schemas/post';
import { defaultPostSearch, postHref } from '@/lib/blog/search';
import { sitemapsCacheLife, tags } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';
import type { SitemapEntry as Entry } from '@/lib/seo/sitemap/write';

/* The lists of the API for the sitemap, page by page, because the API offers nothing else. */

/** The extent of a list of the API: its pages, and the items on each. */
export type Extent = { pages: number; pageSize: number };
type ListName = keyof typeof lists;
const callsPerFile = 50;
/** Calls at once, for all files together: crawlers are not the API's only clients. */
const fewAtATime = pLimit(4);
/** The limits of sitemaps.org: the URLs of a file, and half of the 50 000 files of the index. */
const urlsPerFile = 50_000;
const filesPerKind = 24_999;

/** How many files of the sitemap a list takes, with one call. @throws {ApiError} when the API fails. */
export async function countSitemapFiles(list: ListName): Promise<number> {
  return countFiles(await extents.read(list));
}

/** The entries of a file of the sitemap, each once; `null` without such a file. @throws {ApiError} if a page fails. */
export async function readSitemapEntries(list: ListName, number: number): Promise<Entry[] | null> {
  const pages = pagesOfFile(await extents.read(list), number);
  const [first] = pages;
  return first === undefined ? null : entries.read(list, number, first, pages.length);
}

/** How many files a list takes; 0 when it is empty. */
export function countFiles(extent: Extent): number {
  return Math.min(Math.ceil(extent.pages / pagesPerFile(extent)), filesPerKind);
}

/** The pages of the list, from 1, in a file; none when there is no such file. */
export function pagesOfFile(extent: Extent, number: number): number[] {
  if (number < 1 || number > countFiles(extent)) return [];
  const each = pagesPerFile(extent);
  const first = (number - 1) * each + 1;
  return range(first, Math.min(each, extent.pages - first + 1));
}

function pagesPerFile({ pageSize }: Extent): number {
  return Math.max(1, Math.min(callsPerFile, Math.floor(urlsPerFile / Math.max(1, pageSize))));
}

function range(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

/** Not the tag of the lists of ads: each change of one ad would cost each file its calls again. */
const tagsOf = (list: ListName) => [list === 'posts' ? tags.posts : tags.allAds];

const extents = createResource({
  name: 'extent',
  life: sitemapsCacheLife,
  tags: tagsOf,
  async request(list: ListName): Promise<Extent> {
    const { count, items, hasNext } = await requestPage(list, 1);
    const pageSize = items.length;
    if (!hasNext) return { pages: Math.min(count, 1), pageSize };
    if (pageSize === 0) throw new ApiInvalidResponseError(`${list}: an empty page before the last`);
    return { pages: Math.min(Math.ceil(count / pageSize), maxPage), pageSize };
  },
});

const entries = createResource({
  name: 'sitemap',
  life: sitemapsCacheLife,
  tags: (list) => tagsOf(list),
  async request(list: ListName, _number: number, firstPage: number, pageCount: number) {
    const failure = new AbortController();
    const pages = range(firstPage, pageCount);
    const items = await fewAtATime.map(pages, (page) => requestItems(list, page, failure));
    // A new ad moves others to the next page during the reads.
    const byPath = new Map(lists[list].entries(items.flat()).map((entry) => [entry.path, entry]));
    return [...byPath.values()];
  },
});

/** The items of a page; none when it has vanished since the list was measured. */
async function requestItems(list: ListName, page: number, failure: AbortController) {
  failure.signal.throwIfAborted();
  try {
    const read = requestPage(list, page, failure.signal);
    return (await (page > 1 ? read.catch(nullWhenAbsent) : read))?.items ?? [];
  } catch (error) {
    failure.abort(error);
    throw error;
  }
}

async function requestPage(list: ListName, page: number, signal?: AbortSignal): Promise<RawPage> {
  return readWholePage(list, await api.get(lists[list].callFor(page), signal));
}

// A file has many pages, each of which is limited.
const max = Number.POSITIVE_INFINITY;
const ad = { entity: 'ad', schema: listedAdSchema, max };
const post = { entity: 'post', schema: listedPostSchema, max };

/** For each list the call for a page, and the entries of its items. */
const lists = {
  ads: {
    callFor: (page: number) => adsCall({ ...defaultSearch, page }),
    entries(items: unknown[]): Entry[] {
      // Not by the API's filter of dates: whether it includes ads that have started is unknown.
      const today = dayAt(new Date());
      return readList(ad, items)
        .filter((listed) => !isEnded(listed, today))
        .map(({ id, lastmod }) => ({ path: adHref(id), lastmod }));
    },
  },
  posts: {
    callFor: (page: number) => postsCall({ ...defaultPostSearch, page }),
    entries(items: unknown[]): Entry[] {
      const published = items.filter((item) => !isUnpublished(item));
      return readList(post, published).map(({ slug, lastmod }) => ({
        path: postHref(slug),
        lastmod,
      }));
    },
  },
};
