import { activeFilters } from '@/lib/ads/active-filters';
import type { BroaderSearch } from '@/lib/ads/card';
import { sameDates } from '@/lib/ads/fit';
import type { AdsIndex } from '@/lib/ads/index/ads-index';
import { indexQuery, placeInWords, placeOf } from '@/lib/ads/list/list-page';
import { type AdFilters, type AdSearch, countFilters, filtersOf, radii } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { whenOf } from '@/lib/ads/when/when-choices';
import { dayAfter } from '@/lib/french/day-number';
import { formatCount } from '@/lib/french/numbers';
import { type Place, summarize } from '@/lib/places/gazetteer/place';

/** A search to offer, without its number of ads: « En Bretagne ». */
type Candidate = { filters: AdFilters; label: string };

type Index = Pick<AdsIndex, 'search'>;

/**
 * Searches to offer when nothing is found, each with its count (docs/product.md#what-a-search-finds).
 * @param specialties all of them, for their names; `null` when unknown.
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export function broaderSearches(
  search: AdSearch,
  index: Index,
  specialties: Specialty[] | null,
  today: string,
): BroaderSearch[] {
  const filters = filtersOf(search);
  const place = placeOf(search);
  const isAround = place?.kind === 'commune' && place.centre !== null;
  const larger = isAround ? radii.filter((each) => each > search.radius) : [];
  // The first larger circle and the first territory with ads; and the search without each of its filters.
  const groups = [
    larger.flatMap((radius) => (place ? atPlace({ ...filters, radius }, place) : [])),
    territoriesOf(place).map((territory) => atPlace(filters, territory)),
    ...withoutOne(search, specialties, today).map((candidate) => [candidate]),
  ];
  const others = groups.flatMap((group) => {
    for (const { filters, label } of group) {
      const count = countIn(index, filters, today);
      if (count === 0) continue;
      return [{ ...filters, label: `${label} : ${formatCount(count, 'annonce', 'annonces')}` }];
    }
    return [];
  });
  return [...nearlyFitting(search, 0, index, today), ...others];
}

function countIn(index: Index, filters: AdFilters, today: string): number {
  const query = indexQuery(filters, today);
  return query === null ? 0 : index.search(query).count;
}

/** With fewer ads that fit the dates, others are offered. */
const fewAds = 3;

/**
 * The ads that fit dates of a few more days on each side, as few as bring another ad: « 9 annonces tiennent dans vos
 * dates à 3 jours près »; none when enough fit the dates themselves, and when no other is near.
 * @param fitting how many fit; `null` without dates.
 */
export function nearlyFitting(
  search: AdSearch,
  fitting: number | null,
  index: Index,
  today: string,
): BroaderSearch[] {
  const { startDate, endDate } = search;
  const hasDates = (startDate ?? endDate) !== null;
  if (!hasDates || fitting === null || fitting >= fewAds) return [];
  for (const days of [1, 2, 3, 7]) {
    const filters = {
      ...filtersOf(search),
      startDate: startDate && dayAfter(startDate, -days),
      endDate: endDate && dayAfter(endDate, days),
      onlyFitting: true,
    };
    const count = countIn(index, filters, today);
    if (count <= fitting) continue;
    const found = formatCount(count, 'annonce tient', 'annonces tiennent');
    const margin = formatCount(days, 'jour', 'jours');
    return [{ ...filters, label: `${found} dans vos dates à ${margin} près` }];
  }
  return [];
}

function atPlace(filters: AdFilters, place: Place): Candidate {
  const where = placeInWords(place, filters.radius);
  const label = `${where.charAt(0).toUpperCase()}${where.slice(1)}`;
  return { filters: { ...filters, place: place.slug }, label };
}

/** The search without each of its filters; its place is widened instead. */
function withoutOne(search: AdSearch, specialties: Specialty[] | null, today: string): Candidate[] {
  // Removing the only filter is what « Réinitialiser » does.
  if (countFilters(search) < 2) return [];
  const place = placeOf(search);
  const when = whenOf(search, today, place);
  return activeFilters(search, specialties, place && summarize(place), when ? [when] : [])
    .filter(({ without }) => without.place === search.place)
    .map(({ name, without }) => {
      const label = labelWithout(search, without) ?? `Sans ${quoted(name)}`;
      return { filters: filtersOf(without), label };
    });
}

/** A name in quotation marks; words have them already. */
function quoted(name: string): string {
  return name.startsWith('«') ? name : `«\u00a0${name}\u00a0»`;
}

/** The name of a search without a filter of the API. */
function labelWithout(search: AdSearch, without: AdSearch): string | null {
  if (without.specialty === null && search.specialty !== null) return 'Pour toutes les spécialités';
  return sameDates(without, search) ? null : 'À toute date';
}

function territoriesOf(place: Place | null): Place[] {
  if (place === null || place.kind === 'region') return [];
  const department = place.kind === 'department' ? [] : [place.department];
  const { region } = place.kind === 'department' ? place : place.department;
  return region === null ? department : [...department, region];
}
