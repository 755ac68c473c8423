/** A place in the site whose cost may depend on how many ads there are. */
export type Place = {
  name: string;
  /** Pages of one cost that nobody asked for yet; the first one is measured kept, too. */
  paths: string[];
  /** Others that run the same code, to be asked for before. */
  warmUp: string[];
  isCached: boolean;
};

export const firstPages = 'first pages';
export const lastPages = 'last pages';

const adsOnAPage = 20;
const adsInAFile = 1_000;
/** Pages that are made, to take the median of. */
const sample = 9;

/** The places of a site with so many ads. */
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
