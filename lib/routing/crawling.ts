import type { PagePattern } from './routes.ts';

/*
 * Which URLs crawlers may read (docs/product.md#crawlers). Pages with `noindex` are among them: crawlers must see it.
 * The table of routes is too large for the browser; `crawling.test.ts` compares them.
 */

/** The lists of which crawlers read further pages, without what else is in a query. */
const lists: readonly string[] = ['/annonces', '/blog'] satisfies PagePattern[];

/** The other pages with parameters. */
const variants: readonly string[] = [
  '/inscription',
  '/mes-annonces',
  '/observatoire',
] satisfies PagePattern[];

const apiRoot = '/api/';
/** It leads back to a list, which crawlers read elsewhere. */
const backToList = '/annonces/retour';

/** The rules of robots.txt, which browsers do not load: the longest that matches wins. By path, because `/*?` also matches `/_next/image?`. */
export function crawlRules(): string[] {
  return [
    `Disallow: ${apiRoot}`,
    ...lists.flatMap((path) => [
      `Disallow: ${path}?`,
      `Disallow: ${path}/*?`,
      `Allow: ${path}?page=`,
      `Disallow: ${path}?page=*&`,
    ]),
    'Disallow: /annonces/*/agenda.ics',
    'Disallow: /annonces/*/signaler',
    `Disallow: ${backToList}`,
    ...variants.map((path) => `Disallow: ${path}?`),
  ];
}

/** Whether {@link crawlRules} let crawlers read a URL, from the root of the site; a fragment is ignored. */
export function isCrawlable(href: string): boolean {
  const [url = ''] = href.split('#');
  const [path = ''] = url.split('?');
  if (path.startsWith(apiRoot) || path === backToList) return false;
  if (/^\/annonces\/.*\/(?:agenda\.ics|signaler)$/.test(path)) return false;
  if (path === url) return true;
  if (lists.includes(path)) return /^\?page=[^&]*$/.test(url.slice(path.length));
  return !variants.includes(path) && !lists.some((list) => path.startsWith(`${list}/`));
}

/** The `rel` of a link to a URL of the site: `rel`, and `nofollow` unless crawlers may read the URL. */
export function linkRel(href: string, rel?: 'prev' | 'next'): string | undefined {
  return isCrawlable(href) ? rel : [rel, 'nofollow'].filter(Boolean).join(' ');
}
