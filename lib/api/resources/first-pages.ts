import { adPageTitle } from '@/lib/ads/ad-in-words';
import { type AdFilters, adHref, needsIndex } from '@/lib/ads/search';
import { isAmong, type Specialty } from '@/lib/ads/specialty/specialty';
import { placeSearchState, searchAds } from '@/lib/api/ads-index/ads-index';
import { nullWhenAbsent } from '@/lib/api/errors';
import { readAds } from '@/lib/api/resources/ads';
import { readLatestIndexedAds } from '@/lib/api/resources/indexed-ads';
import { readPosts, requestPosts } from '@/lib/api/resources/posts';
import { createResource } from '@/lib/api/resources/resource';
import type { Paged } from '@/lib/api/schemas/lists';
import { type Post, postTitle } from '@/lib/blog/post';
import { blogHref, defaultPostSearch, postHref } from '@/lib/blog/search';
import { adsCacheLife, listsCacheLife, postsCacheLife, tags } from '@/lib/cache/lifetimes';
import { limitLife } from '@/lib/runtime/response-state';

/* The first items of the lists, for the feeds (docs/product.md#feeds) and the plan of the site. */

/** How many calls a feed takes: what is new between two visits of a reader, and thirty posts. */
const adPagesOfFeed = 2;
const postPagesOfFeed = 5;
/** The most that the plan of the site links: a longer list is of no use. In posts that is 120. */
const adsOfPlan = 300;
const postPagesOfPlan = 20;

/** The first ads of a search, for the feeds. @param specialties if known: the API refuses others. @throws {ApiError} */
export async function readLatestAds(filters: AdFilters, specialties: Specialty[] | null) {
  if (needsIndex(filters)) {
    const found = await readLatestIndexedAds(filters);
    return found?.ads.map(({ published }) => published) ?? [];
  }
  if (specialties !== null && !isAmong(specialties, filters.specialty)) return [];
  const read = (page: number) => readAds({ ...filters, page });
  return (await readPages(adPagesOfFeed, read, ({ ad }) => ad.id)).items;
}

/** The latest posts, or those with a tag, the newest first, for the feeds. @throws {ApiError} when the API fails. */
export async function readLatestPosts(tag: string | null): Promise<Post[]> {
  const read = (page: number) => readPosts({ ...defaultPostSearch, tag, page });
  return (await readPages(postPagesOfFeed, read, ({ id }) => id)).items;
}

/** Links to the latest open ads, without a query, which crawlers ignore; none until the index of ads is ready. */
export async function readAdLinks(today: string) {
  const isReady = placeSearchState() === 'ready';
  limitLife(isReady ? adsCacheLife : listsCacheLife, isReady ? [tags.ads] : []);
  if (!isReady) return [];
  const { ads } = await searchAds({ today, limit: adsOfPlan });
  return ads.map(({ published: { ad } }) => ({ name: adPageTitle(ad), href: adHref(ad.id) }));
}

/** Links to the latest posts, and the page of the blog with the next ones, if there are some. */
export const postLinksResource = createResource({
  name: 'post links',
  life: postsCacheLife,
  tags: () => [tags.posts],
  async request() {
    const { items, hasMore } = await readPages(postPagesOfPlan, requestPage, ({ id }) => id);
    const links = items.map((post) => ({ name: postTitle(post), href: postHref(post.slug) }));
    return { links, older: hasMore ? blogHref({ page: postPagesOfPlan + 1 }) : null };
  },
});

function requestPage(page: number): Promise<Paged<Post> | null> {
  const posts = requestPosts({ ...defaultPostSearch, page });
  return page > 1 ? posts.catch(nullWhenAbsent) : posts;
}

/** The items of the first pages of a list, each once: after a new item the last of a page comes again on the next. */
async function readPages<T>(
  most: number,
  read: (page: number) => Promise<Paged<T> | null>,
  idOf: (item: T) => number,
): Promise<{ items: T[]; hasMore: boolean }> {
  const items = new Map<number, T>();
  let hasMore = true;
  for (let page = 1; page <= most && hasMore; page += 1) {
    const found = await read(page);
    for (const item of found?.results ?? []) {
      if (!items.has(idOf(item))) items.set(idOf(item), item);
    }
    hasMore = found !== null && found.next !== null;
  }
  return { items: [...items.values()], hasMore };
}
