import type { Ad, FirstAds } from '@/lib/ads/ad';
import { adCard } from '@/lib/ads/card';
import { type AdSearch, adListHref, defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { inTown } from '@/lib/french/names';
import { formatCount, formatList, formatPercent } from '@/lib/french/numbers';
import { description, typeset } from '@/lib/french/text';

/** A page of ads that search engines may land on, every text formatted. */
export type SpecialtyPage = ReturnType<typeof specialtyPage>;

/**
 * The page of a specialty from the first of its ads.
 * @param today the `YYYY-MM-DD` day in Paris.
 * @param department for the ads of a department alone: its slug, and « dans le Finistère ».
 */
export function specialtyPage(
  specialty: Specialty,
  first: FirstAds,
  today: string,
  department: { slug: string; where: string } | null = null,
) {
  const name = inSentence(specialty.name);
  const where = department === null ? '' : ` ${department.where}`;
  const place = department?.slug ?? null;
  const search: AdSearch = { ...defaultSearch, specialty: specialty.id, place };
  const ads = first.ads.map(({ ad }) => ad);
  const { count, hasMore } = first;
  return {
    /** In the words people type into a search engine. */
    title: `Remplacement ${name} : annonces en France`,
    heading: `Remplacements en ${name}${where}`,
    description: descriptionOf(name, where, count, ads),
    online: onlineInWords(count),
    facts: [counted(name, where, count), places(ads, hasMore), pay(ads, hasMore)].flatMap((fact) =>
      fact === null ? [] : typeset(fact),
    ),
    cards: first.ads.map((ad) => adCard(ad, today)),
    search,
    ...linksToSearch(search, hasMore),
  };
}

/** The heading of the ads: « 40 annonces en ligne ». */
export function onlineInWords(count: number): string {
  return formatCount(count, 'annonce en ligne', 'annonces en ligne');
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

/** The description for search engines: how many ads, where, and what each of them tells. */
function descriptionOf(name: string, where: string, count: number, all: Ad[]): string {
  const towns = townsOf(all).slice(0, 3).map(inTown);
  const notably = towns.length === 0 ? '' : `, notamment ${formatList(towns)}`;
  const ads = formatCount(count, 'annonce', 'annonces');
  return description(
    `${ads} de remplacement en ${name}${where}${notably}. Dates, rémunération et convention de chaque annonce, candidature en ligne.`,
  );
}

function townsOf(ads: Ad[]): string[] {
  return [...new Set(ads.flatMap(({ location }) => location?.city ?? []))];
}

function counted(name: string, where: string, count: number): string {
  const ads = formatCount(count, 'annonce', 'annonces');
  return `${ads} de remplacement en ${name} ${count > 1 ? 'sont' : 'est'} en ligne${where}.`;
}

function places(ads: Ad[], hasMore: boolean): string | null {
  const towns = townsOf(ads);
  if (towns.length === 0) return null;
  // All but three of five or more are counted.
  const shown = towns.slice(0, towns.length > 4 ? 3 : towns.length);
  const others = towns.length - shown.length;
  const rest = others > 0 ? [`dans ${others} autres communes`] : [];
  const where = formatList([...shown.map(inTown), ...rest]);
  if (hasMore) return `Les remplacements de cette page sont à pourvoir ${where}.`;
  const subject = ads.length > 1 ? 'Les remplacements sont' : 'Le remplacement est';
  return `${subject} à pourvoir ${where}.`;
}

function pay(ads: Ad[], hasMore: boolean): string | null {
  const hasForfait = ads.some(({ remuneration_type }) => remuneration_type === 'forfait');
  const kinds = [...retrocession(ads), ...(hasForfait ? ['forfait'] : [])];
  if (kinds.length === 0) return null;
  const where = hasMore ? ' sur cette page' : '';
  return `Rémunération proposée${where} : ${kinds.join(' ou ')}.`;
}

function retrocession(ads: Ad[]): string[] {
  const retroceding = ads.filter(({ remuneration_type }) => remuneration_type === 'retrocession');
  if (retroceding.length === 0) return [];
  const shares = retroceding.flatMap((ad) => ad.retrocession_percentage ?? []);
  if (shares.length === 0) return ['rétrocession d’honoraires'];
  const [min, max] = [Math.min(...shares), Math.max(...shares)].map(formatPercent);
  return [`rétrocession d’honoraires de ${min}${min === max ? '' : ` à ${max}`}`];
}
