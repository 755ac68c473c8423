import type { AdFilters } from '@/lib/ads/search';
import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
import { formatPeriod } from '@/lib/french/day';

/**
 * What a search looks for, in words: « Urologie », « du 1er au 15 décembre 2026 »; empty for all ads.
 *
 * @param specialties those there are, if known: the name of another can only be hinted at.
 */
export function searchInWords(filters: AdFilters, specialties: Specialty[] | null): string[] {
  const period = formatPeriod(filters.startDate, filters.endDate);
  const words: string[] = [];
  if (filters.specialty !== null) {
    words.push(specialtyById(specialties ?? [], filters.specialty)?.name ?? 'spécialité choisie');
  }
  if (period !== null) words.push(withinSentence(period));
  return words;
}

/** A capital may go without its accent, « A partir du », a small letter may not. */
function withinSentence(period: string): string {
  return period.replace(/^A /, 'À ').replace(/^./, (capital) => capital.toLowerCase());
}
