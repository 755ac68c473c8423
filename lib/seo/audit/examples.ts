import { adListHref, defaultSearch } from '@/lib/ads/search';
import { blogHref } from '@/lib/blog/search';
import { isCommuneSlug } from '@/lib/places/place-slug';
import { type PagePattern, pagePatterns } from '@/lib/routing/routes';
import { resetExample } from './accept-url';
import { missingExample, routeOf } from './expectation';

/**
 * An example of every page of the table of routes, the variants of the lists, and a page that must not exist. A kind
 * that no link leads to is left out.
 *
 * @param pages the HTML of the lists of ads, posts and places; `null` when it could not be read.
 * @param today `YYYY-MM-DD`, to filter the list by.
 */
export function examplesOf(pages: (string | null)[], today: string): string[] {
  const links = pages.flatMap(linksOf);
  const linksTo = (pattern: string) => links.filter((href) => routeOf(href)?.pattern === pattern);
  const places = linksTo('/annonces/lieu/[slug]');
  const examples: { [Pattern in PagePattern]?: (string | undefined)[] } = {
    '/annonces': [
      '/annonces',
      links.find((href) => href === adListHref({ ...defaultSearch, page: 2 })),
      adListHref({ ...defaultSearch, startDate: today }),
    ],
    '/annonces/lieux': places.length > 0 ? ['/annonces/lieux'] : [],
    '/annonces/lieu/[slug]': [
      places.find((href) => !isCommuneSlug(href)),
      places.find(isCommuneSlug),
    ],
    '/blog': [
      '/blog',
      links.find((href) => href === blogHref({ page: 2 })),
      links.find((href) => /^\/blog\?tag=[^&]+$/.test(href)),
    ],
    '/reset-password/[uid]/[token]': [resetExample],
  };
  const exampleOf = (pattern: string) =>
    pattern.includes('[') ? linksTo(pattern).slice(0, 1) : [pattern];
  const paths = pagePatterns.flatMap((pattern) => examples[pattern] ?? exampleOf(pattern));
  return [...paths, missingExample].filter((path) => path !== undefined);
}

/** The links of a page to paths of the site. */
function linksOf(html: string | null): string[] {
  return [...(html ?? '').matchAll(/\shref="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}
