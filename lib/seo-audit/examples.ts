import { adListHref, adListPath, defaultSearch } from '@/lib/ads/search';
import { blogHref, blogPath } from '@/lib/blog/search';
import { placesPath } from '@/lib/landing/landing-url';
import { isCommuneSlug } from '@/lib/places/place-slug';
import { type PagePattern, pagePatterns } from '@/lib/routes';
import { resetExample } from './accept-url';

/** An example of a kind of page. */
export type Example = {
  path: string;
  /** The page must not exist. */
  missing?: true;
};

const missing: Example = { path: '/cette-page-n-existe-pas', missing: true };

/** The links of the two lists and of the page of all places, and the day to filter by. */
type Found = { ads: string[]; posts: string[]; places: string[]; today: string };
type Finder = (found: Found) => (string | undefined)[];
type WithParameter = Extract<PagePattern, `${string}[${string}`>;

/** Finds examples of the routes with a parameter, and the variants of a list. */
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
  '/annonces/specialite/[slug]/[department]': ({ places }) => [
    places.find((href) => /^\/annonces\/specialite\/[^/?]+\/[^/?]+$/.test(href)),
  ],
  '/annonces/lieux': ({ places }) => [places.length > 0 ? placesPath : undefined],
  '/annonces/lieu/[slug]': ({ places }) => {
    const found = places.filter((href) => /^\/annonces\/lieu\/[^/?]+$/.test(href));
    return [found.find((href) => !isCommuneSlug(href)), found.find(isCommuneSlug)];
  },
  '/blog': ({ posts }) => [
    blogPath,
    posts.find((href) => href === blogHref({ page: 2 })),
    posts.find((href) => /^\/blog\?tag=[^&]+$/.test(href)),
  ],
  '/blog/[slug]': ({ posts }) => [posts.find((href) => /^\/blog\/[^/?.]+$/.test(href))],
  '/reset-password/[uid]/[token]': () => [resetExample],
};

/**
 * An example of every route (`lib/routes.ts`). Ads and posts are found among the links of the lists; a
 * route without a page is left out.
 *
 * @param list the HTML of the list of ads; `null` when it could not be read.
 * @param blog that of the blog; `null` when it could not be read.
 * @param places that of the page of all places; `null` when there is none.
 * @param today `YYYY-MM-DD`, to filter the list by.
 */
export function examplesOf(
  list: string | null,
  blog: string | null,
  places: string | null,
  today: string,
): Example[] {
  const found = { ads: linksOf(list), posts: linksOf(blog), places: linksOf(places), today };
  const paths = pagePatterns.flatMap((pattern) => finders[pattern]?.(found) ?? [pattern]);
  return [...paths.flatMap((path) => (path === undefined ? [] : [{ path }])), missing];
}

function linksOf(html: string | null): string[] {
  return [...(html ?? '').matchAll(/\shref="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}
