import type { AdFilters } from '@/lib/ads/search';
import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
import { formatPeriod } from '@/lib/french/day';

/**
 * The filters of a search in words: « Urologie », « du 1er au 15 décembre 2026 »; empty for all ads.
 *
 * @param place where it looks, « autour de Quimper (50 km) »; `null` without a place.
 * @param specialties all of them, for their names; `null` when they are unknown.
 */
export function searchInWords(
  filters: AdFilters,
  specialties: Specialty[] | null,
  place: string | null,
): string[] {
  const period = formatPeriod(filters.startDate, filters.endDate);
  const words: string[] = [];
  if (filters.specialty !== null) {
    words.push(specialtyById(specialties ?? [], filters.specialty)?.name ?? 'spécialité choisie');
  }
  if (place !== null) words.push(place);
  if (period !== null) words.push(withinSentence(period));
  return words;
}

/** French typography allows a capital without its accent, « A partir du », but no small letter. */
function withinSentence(period: string): string {
  return period.replace(/^A /, 'À ').replace(/^./, (capital) => capital.toLowerCase());
}
