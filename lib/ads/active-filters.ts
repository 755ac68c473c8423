import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import { type AdSearch, withFilters } from '@/lib/ads/search';
import { placeLabel, placeOfSlug } from '@/lib/ads/search-place';
import { type Specialty, specialtyName } from '@/lib/ads/specialty/specialty';
import { formatDay } from '@/lib/french/day-in-words';

/* Apart from `search-in-words.ts`, which the list loads only when its search changes. */

/** A filter of a search: its name, « Urologie », and the same search without it. */
export type ActiveFilter = { name: string; without: AdSearch };

/**
 * The filters of a search, in the order of the form.
 * @param specialties all of them, for their names; `null` when they are unknown.
 * @param known its place, when that is known.
 */
export function activeFilters(
  search: AdSearch,
  specialties: Specialty[] | null,
  known: PlaceSummary | null,
): ActiveFilter[] {
  const { specialty, startDate, endDate } = search;
  const place = placeOfSlug(search.place, known);
  const radius = place?.kind === 'commune' ? `, ${search.radius}\u00a0km` : '';
  const names = {
    place: place && placeLabel(place) + radius,
    startDate: startDate && `Dès le ${formatDay(startDate)}`,
    endDate: endDate && `Jusqu’au ${formatDay(endDate)}`,
    specialty: specialty && specialtyName(specialties ?? [], specialty),
  };
  return (['place', 'startDate', 'endDate', 'specialty'] as const).flatMap((filter) => {
    const name = names[filter];
    return name ? [{ name, without: withFilters(search, { [filter]: null }) }] : [];
  });
}
