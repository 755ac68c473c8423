import { adListTitle } from '@/lib/ads/messages';
import type { AdFilters, AdSearch } from '@/lib/ads/search';
import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
import { formatPeriod } from '@/lib/french/day';
import { cut, description } from '@/lib/french/text';
import { maxTitleLength } from '@/lib/share/share-image';

/**
 * The filters of a search in words: « Urologie », « du 1er au 15 décembre 2026 »; empty for all ads.
 * @param specialties all of them, for their names; `null` when unknown.
 * @param place where it looks, « autour de Quimper (50 km) »; `null` without a place.
 */
export function searchInWords(
  filters: AdFilters,
  specialties: Specialty[] | null,
  place: string | null,
): string[] {
  const { specialty, startDate, endDate } = filters;
  const period = formatPeriod(startDate, endDate);
  const name =
    specialty && (specialtyById(specialties ?? [], specialty)?.name ?? 'spécialité choisie');
  const words = [name, place, period && withinSentence(period)];
  return words.filter((part) => typeof part === 'string');
}

/** French typography allows a capital without its accent, « A partir du », but no small letter. */
function withinSentence(period: string): string {
  return period.replace(/^A /, 'À ').replace(/^./, (capital) => capital.toLowerCase());
}

/**
 * The `<title>` of the list, without the name of the site (docs/product.md#title-of-a-filtered-list): « Annonces :
 * Urologie, autour de Quimper (50 km) – Page 2 ». Long filters are cut, never the page. For server and browser.
 */
export function listTitle(
  search: AdSearch,
  specialties: Specialty[] | null,
  place: string | null,
): string {
  const words = searchInWords(search, specialties, place);
  const name = words.length === 0 ? adListTitle : `Annonces : ${words.join(', ')}`;
  const page = search.page > 1 ? ` – Page ${search.page}` : '';
  return cut(name, maxTitleLength - page.length) + page;
}

/** What ads are searched by: « par spécialité, par dates et par lieu », where the search by place is offered. */
export function searchCriteria(placeSearch: boolean): string {
  return placeSearch ? 'par spécialité, par dates et par lieu' : 'par spécialité et par dates';
}

/**
 * The description of the list for search engines: what there is or its filters, and from page 2 on the page.
 * @param words the filters (`searchInWords`); none for all ads.
 * @param placeSearch whether ads can be searched by place.
 */
export function listDescription(words: string[], page: number, placeSearch: boolean): string {
  if (words.length === 0) {
    const all = `Toutes les annonces de remplacement médical\u00a0: cabinets, maisons de santé et établissements, ${searchCriteria(placeSearch)}.`;
    return page > 1 ? `${all} Page ${page}.` : all;
  }
  const where = 'en cabinet, maison de santé ou établissement';
  const mark = page > 1 ? `, page ${page}` : '';
  return description(`Annonces de remplacement médical ${where}${mark} : ${words.join(', ')}.`);
}
