import { isOver } from '@/lib/ads/detail/over';
import { adHref, defaultSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { postsCall } from '@/lib/api/posts-call';
import { readList } from '@/lib/api/resources/list';
import { listedAdSchema, listedPostSchema } from '@/lib/api/schemas/listed';
import { isUnpublished } from '@/lib/api/schemas/post';
import { defaultPostSearch, postHref } from '@/lib/blog/search';
import { dayAt } from '@/lib/french/day';
import type { SitemapEntry } from '@/lib/sitemap/entry';

// Of as many pages as a file of the sitemap has, each of which is limited.
const max = Number.POSITIVE_INFINITY;
const ad = { entity: 'ad', schema: listedAdSchema, max };
const post = { entity: 'post', schema: listedPostSchema, max };

/** The lists of the API that the sitemap goes through: the call for a page, and what it lists of it. */
export const lists = {
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

export type ListName = keyof typeof lists;
