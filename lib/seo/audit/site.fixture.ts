import type { ReadSite, Served, SiteFacts } from './site';

/* A site whose pages are correct, unless a test changes them. */

export const siteUrl = 'https://www.medireleve.example';

export const brand = 'MédiRelève';

const description =
  'Annonces de remplacement médical partout en France, par spécialité, par dates et par lieu.';

/** The values of a page that a test can change; `null` leaves a value out. */
export type Words = {
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  robots?: string | null;
  lang?: string | null;
  heading?: string | null;
  image?: string | null;
  /** Additional HTML of the head and of the body. */
  head?: string;
  body?: string;
  /** The sentence of the terms on the order of ads. */
  ranking?: string;
  /** Names of `<meta>` that are left out. */
  without?: string[];
};

export function pageHtml(path: string, words: Words = {}): string {
  const {
    title = `Une page du site, ${path} – ${brand}`,
    canonical = siteUrl + path,
    robots = null,
    lang = 'fr',
    heading = 'Une page',
    image = `${siteUrl}/partage/site.png`,
    head = '',
    body = '',
    ranking = 'ce qui tient dans vos dates d’abord',
    without = [],
  } = words;
  const written = words.description === undefined ? description : words.description;
  const metas: [string, string | null][] = [
    ['description', written],
    ['robots', robots],
    ['og:title', title],
    ['og:description', written],
    ['og:url', canonical],
    ['og:type', 'website'],
    ['og:site_name', brand],
    ['og:locale', 'fr_FR'],
    ['og:image', image],
    ['og:image:alt', image && 'MédiRelève'],
    ['twitter:card', 'summary_large_image'],
  ];
  return `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head>
    ${title === null ? '' : `<title>${title}</title>`}
    ${canonical === null ? '' : `<link rel="canonical" href="${canonical}">`}
    ${metas
      .filter(([name, content]) => content !== null && !without.includes(name))
      .map(
        ([name, content]) =>
          `<meta ${name.includes(':') ? 'property' : 'name'}="${name}" content="${content}">`,
      )
      .join('\n')}
    ${head}</head><body>${heading === null ? '' : `<h1>${heading}</h1>`}${body}<p>${ranking}</p></body></html>`;
}

export function served(body: string, status = 200, headers: Record<string, string> = {}): Served {
  return {
    kind: 'response',
    status,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
    bytes: new TextEncoder().encode(body),
  };
}

export function servedImage(status = 200, type = 'image/png'): Served {
  return served('', status, { 'content-type': type });
}

type Pages = Record<string, Served | string>;

/** Serves these pages, 404 for any other, and a valid image for any URL of one. */
export function readerOf(pages: Pages, image: Served = servedImage()): ReadSite {
  return async (path) => {
    if (path.endsWith('.png')) return image;
    const page = pages[path] ?? served(pageHtml(path, { canonical: null }), 404);
    return typeof page === 'string' ? served(page) : page;
  };
}

export function siteFacts(
  changes: Partial<SiteFacts> & { list?: ReturnType<SiteFacts['listed']> } = {},
): SiteFacts {
  const { list = 'unknown', ...rest } = changes;
  return {
    siteUrl,
    robotsTxt: null,
    listed: () => list,
    ...rest,
  };
}
