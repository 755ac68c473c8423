import type { Ad } from '@/lib/ads/ad';
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
  /** The rest of the list, from its second page; `null` when there is none. */
  moreHref: string | null;
};

type PagedAds = { count: number; results: Ad[]; next: string | null };

/** The page of a specialty, from the first page of its ads. */
export function specialtyPage(specialty: Specialty, ads: PagedAds): SpecialtyPage {
  const name = inSentence(specialty.name);
  const search = { ...defaultSearch, specialty: specialty.id };
  const { cards, hasNext } = adPage(ads);
  return {
    title: `Remplacement ${name} : annonces en France`,
    heading: `Remplacements en ${name}`,
    description: specialtyDescription(name, ads),
    facts: specialtyFacts(name, ads),
    cards,
    search,
    moreHref: hasNext ? adListHref({ ...search, page: 2 }) : null,
  };
}

/** A name as written within a sentence: « pédiatrie », but « ORL ». */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
