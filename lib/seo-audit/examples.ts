import { adListHref, adListPath, defaultSearch } from '@/lib/ads/search';
import { blogHref, blogPath } from '@/lib/blog/search';
import { type PagePattern, pagePatterns } from '@/lib/routes';
import { resetExample } from './accept-url';

/** A page that stands for its kind. */
export type Example = {
  path: string;
  /** It is not to exist. */
  missing?: true;
};

const missing: Example = { path: '/cette-page-n-existe-pas', missing: true };

/** The links of the two lists, and the day to filter by. */
type Found = { ads: string[]; posts: string[]; today: string };
type Finder = (found: Found) => (string | undefined)[];
type WithParameter = Extract<PagePattern, `${string}[${string}`>;

/** Where a page of a route is found whose path varies, and which pages of a list are looked at. */
const finders: Record<WithParameter, Finder> & Partial<Record<PagePattern, Finder>> = {
  '/annonces': ({ ads, today }) => [
    adListPath,
    ads.find((href) => href === adListHref({ ...defaultSearch, page: 2 })),
    adListHref({ ...defaultSearch, startDate: today }),
  ],
  '/annonces/[id]': ({ ads }) => [ads.find((href) => /^\/annonces\/\d+$/.test(href))],
  '/annonces/specialite/[slug]': ({ ads }) => [
    ads.find((href) => /^\/annonces\/specialite\/[^/?]+$/.test(href)),
  ],
  '/blog': ({ posts }) => [
    blogPath,
    posts.find((href) => href === blogHref({ page: 2 })),
    posts.find((href) => /^\/blog\?tag=[^&]+$/.test(href)),
  ],
  '/blog/[slug]': ({ posts }) => [posts.find((href) => /^\/blog\/[^/?.]+$/.test(href))],
  '/reset-password/[uid]/[token]': () => [resetExample],
};

/**
 * A page of every route (`lib/routes.ts`). Those that come and go are found where visitors find them:
 * among the links of the lists, as served; a kind without any is left out.
 *
 * @param list the HTML of the list of ads; `null` when it could not be read.
 * @param blog that of the blog, likewise.
 * @param today `YYYY-MM-DD`, to filter the list by.
 */
export function examplesOf(list: string | null, blog: string | null, today: string): Example[] {
  const found = { ads: linksOf(list), posts: linksOf(blog), today };
  const paths = pagePatterns.flatMap((pattern) => finders[pattern]?.(found) ?? [pattern]);
  return [...paths.flatMap((path) => (path === undefined ? [] : [{ path }])), missing];
}

function linksOf(html: string | null): string[] {
  return [...(html ?? '').matchAll(/\shref="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}
