/** A part of the site whose cost may depend on the number of ads. */
export type Place = {
  name: string;
  /** Pages of the same cost, not cached yet; the first one is also measured from the cache. */
  paths: string[];
  /** Other pages that run the same code, requested before. */
  warmUp: string[];
  isCached: boolean;
};

export const firstPages = 'first pages';
export const lastPages = 'last pages';

const adsOnAPage = 20;
const adsInAFile = 1_000;
/** The number of rendered pages of which the median is taken. */
const sample = 9;

/** The places of a site with this number of ads. */
export function placesOf(ads: number): Place[] {
  const last = ads / adsOnAPage;
  const middle = last / 2;
  const around = (first: number) => pages(first, first + sample - 1);
  return [
    list(firstPages, pages(1, sample)),
    list('pages in the middle', around(middle)),
    list(lastPages, around(last - sample + 1).reverse()),
    {
      name: 'first pages of a specialty',
      paths: numbers(1, sample).map((id) => `/annonces?specialty=${id}`),
      warmUp: numbers(11, 16).map((id) => `/annonces?specialty=${id}`),
      isCached: true,
    },
    {
      name: 'ads',
      paths: numbers(ads / 2, ads / 2 + sample - 1).map((id) => `/annonces/${id}`),
      warmUp: numbers(1, 5).map((id) => `/annonces/${id}`),
      isCached: true,
    },
    { name: 'sitemap, index', paths: ['/sitemap.xml'], warmUp: [], isCached: false },
    {
      name: 'sitemap, last file',
      paths: [`/sitemap-ads-${ads / adsInAFile}.xml`],
      warmUp: ['/sitemap-pages.xml'],
      isCached: false,
    },
  ];
}

function list(name: string, paths: string[]): Place {
  const warmUp = numbers(12, 20).map(pagePath);
  return { name, paths, warmUp, isCached: true };
}

function pages(from: number, to: number): string[] {
  return numbers(from, to).map(pagePath);
}

function pagePath(page: number): string {
  return page === 1 ? '/annonces' : `/annonces?page=${page}`;
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
