import type { PublishedAd } from '@/lib/ads/ad';
import type { AdCard } from '@/lib/ads/card';
import { adPage } from '@/lib/ads/detail/ad-page';
import { type AdSearch, adListHref, defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { specialtyDescription, specialtyFacts } from '@/lib/ads/specialty/specialty-facts';

/** The page of a specialty, every text formatted. */
export type SpecialtyPage = {
  /** In the words people type into a search engine. */
  title: string;
  heading: string;
  description: string;
  /** Sentences on the ads, from their values. */
  facts: string[];
  cards: AdCard[];
  /** The search of the cards: the list with this specialty. */
  search: AdSearch;
  /** Link to the list of that search. */
  whole: { name: string; href: string };
  /** Link to the rest of it, from its second page; `null` when there is none. */
  more: { name: string; href: string } | null;
};

type PagedAds = { count: number; results: PublishedAd[]; next: string | null };

/**
 * The page of a specialty, from the first page of its ads.
 *
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export function specialtyPage(
  specialty: Specialty,
  published: PagedAds,
  today: string,
): SpecialtyPage {
  const name = inSentence(specialty.name);
  const search = { ...defaultSearch, specialty: specialty.id };
  const { cards, hasNext } = adPage(published, today);
  const ads = { ...published, results: published.results.map(({ ad }) => ad) };
  return {
    title: `Remplacement ${name} : annonces en France`,
    heading: `Remplacements en ${name}`,
    description: specialtyDescription(name, ads),
    facts: specialtyFacts(name, ads),
    cards,
    search,
    ...linksToSearch(search, hasNext),
  };
}

/** The links from the first cards of a search to all of it, and to its second page if there is one. */
export function linksToSearch(search: AdSearch, hasNext: boolean) {
  return {
    whole: { name: 'Filtrer ces annonces', href: adListHref(search) },
    more: hasNext
      ? { name: 'Voir la suite des annonces', href: adListHref({ ...search, page: 2 }) }
      : null,
  };
}

/** A name as written within a sentence: « pédiatrie », but « ORL ». */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
