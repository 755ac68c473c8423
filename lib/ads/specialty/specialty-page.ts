import type { Ad, PagedAds, PublishedAd } from '@/lib/ads/ad';
import { adCard } from '@/lib/ads/card';
import { type AdSearch, adListHref, defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { inTown } from '@/lib/french/names';
import { formatCount, formatList, formatPercent } from '@/lib/french/numbers';
import { description, typeset } from '@/lib/french/text';

/** The page of a specialty from the first page of its ads, on a `YYYY-MM-DD` day in Paris, every text formatted. */
export function specialtyPage(
  specialty: Specialty,
  published: PagedAds<PublishedAd>,
  today: string,
) {
  const name = inSentence(specialty.name);
  const search: AdSearch = { ...defaultSearch, specialty: specialty.id };
  const ads = { ...published, results: published.results.map(({ ad }) => ad) };
  return {
    /** In the words people type into a search engine. */
    title: `Remplacement ${name} : annonces en France`,
    heading: `Remplacements en ${name}`,
    description: specialtyDescription(name, ads),
    facts: specialtyFacts(name, ads),
    cards: published.results.map((ad) => adCard(ad, today)),
    search,
    ...linksToSearch(search, published.next !== null),
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

/** Further towns are counted. */
const maxTowns = 3;

/**
 * Sentences on the ads of a specialty: how many there are, where, and how they pay, from the first page of the list.
 * @param name the specialty, as within a sentence.
 * @param where « dans le Finistère », when they are those of a place.
 */
export function specialtyFacts(name: string, ads: PagedAds<Ad>, where?: string): string[] {
  return [counted(name, ads, where), places(ads), pay(ads)]
    .filter((sentence) => sentence !== null)
    .map(typeset);
}

/** The description for search engines: how many ads, where, and what each of them tells. */
export function specialtyDescription(
  name: string,
  { count, results }: PagedAds<Ad>,
  where?: string,
): string {
  const towns = townsOf(results).slice(0, maxTowns).map(inTown);
  const places = [
    ...(where === undefined ? [] : [` ${where}`]),
    ...(towns.length === 0 ? [] : [`, notamment ${formatList(towns)}`]),
  ];
  const ads = formatCount(count, 'annonce', 'annonces');
  return description(
    `${ads} de remplacement en ${name}${places.join('')}. Dates, rémunération et convention de chaque annonce, candidature en ligne.`,
  );
}

function townsOf(ads: Ad[]): string[] {
  return [...new Set(ads.flatMap(({ location }) => location?.city ?? []))];
}

function counted(name: string, { count }: PagedAds<Ad>, where?: string): string {
  const ads = formatCount(count, 'annonce', 'annonces');
  const here = where === undefined ? '' : ` ${where}`;
  return `${ads} de remplacement en ${name} ${count > 1 ? 'sont' : 'est'} en ligne${here}.`;
}

function places({ results, next }: PagedAds<Ad>): string | null {
  const towns = townsOf(results);
  if (towns.length === 0) return null;
  const shown = towns.slice(0, towns.length > maxTowns + 1 ? maxTowns : towns.length);
  const others = towns.length - shown.length;
  const where = formatList([
    ...shown.map(inTown),
    ...(others > 0 ? [`dans ${others} autres communes`] : []),
  ]);
  if (next !== null) return `Les remplacements de cette page sont à pourvoir ${where}.`;
  const subject = results.length > 1 ? 'Les remplacements sont' : 'Le remplacement est';
  return `${subject} à pourvoir ${where}.`;
}

function pay({ results, next }: PagedAds<Ad>): string | null {
  const kinds = [retrocession(results), forfait(results)].filter((kind) => kind !== null);
  if (kinds.length === 0) return null;
  const where = next === null ? '' : ' sur cette page';
  return `Rémunération proposée${where} : ${kinds.join(' ou ')}.`;
}

function retrocession(ads: Ad[]): string | null {
  const retroceding = ads.filter(({ remuneration_type }) => remuneration_type === 'retrocession');
  if (retroceding.length === 0) return null;
  const shares = retroceding.flatMap((ad) => ad.retrocession_percentage ?? []);
  if (shares.length === 0) return 'rétrocession d’honoraires';
  const [min, max] = [Math.min(...shares), Math.max(...shares)].map(formatPercent);
  return `rétrocession d’honoraires de ${min}${min === max ? '' : ` à ${max}`}`;
}

function forfait(ads: Ad[]): string | null {
  return ads.some(({ remuneration_type }) => remuneration_type === 'forfait') ? 'forfait' : null;
}
