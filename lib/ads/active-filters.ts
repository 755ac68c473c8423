import { choiceName, withoutValue } from '@/lib/ads/criteria';
import {
  type AdFilters,
  type AdSearch,
  specialtiesOf,
  withFilters,
  withSpecialties,
} from '@/lib/ads/search';
import { type Specialty, specialtyName, unknownSpecialty } from '@/lib/ads/specialty/specialty';
import { weekChoices } from '@/lib/ads/week';
import { formatDay } from '@/lib/french/day-in-words';
import { placeLabel, placeOfSlug } from '@/lib/places/place-slug';
import type { PlaceSummary } from '@/lib/places/place-summary';

/* Apart from `search-in-words.ts`, which the list loads only when its search changes. */

/** A filter of a search: its name, « Urologie », and the same search without it. */
export type ActiveFilter = { name: string; without: AdSearch };

/** The criteria in the order of the form; `criteria.ts` has that of the URL. */
const ordered = ['retrocession', 'forfait', 'with', 'owner', 'sector', 'rhythm'] as const;

/**
 * The filters of a search, in the order of the form: as many as `countFilters` says.
 * @param specialties all of them, for their names; `null` when they are unknown.
 * @param known its place, when that is known.
 */
export function activeFilters(
  search: AdSearch,
  specialties: Specialty[] | null,
  known: PlaceSummary | null,
): ActiveFilter[] {
  const { startDate, endDate, week, words } = search;
  const place = placeOfSlug(search.place, known);
  const radius = place?.kind === 'commune' ? `, ${search.radius}\u00a0km` : '';
  const filters: ActiveFilter[] = [];
  const add = (name: string, rest: Partial<AdFilters>) => {
    filters.push({ name, without: withFilters(search, rest) });
  };
  if (place) add(placeLabel(place) + radius, { place: null });
  const dates = datesInWords(startDate, endDate);
  if (dates) add(dates, { startDate: null, endDate: null });
  const ids = specialtiesOf(search);
  for (const id of ids) {
    const others = withSpecialties(ids.filter((other) => other !== id));
    add(nameOfSpecialty(id, search, specialties), others);
  }
  for (const { name, bits } of weekChoices(week)) add(name, { week: week & ~bits });
  for (const criterion of ordered) {
    for (const value of search.criteria[criterion] ?? []) {
      const without = withoutValue(search.criteria, criterion, value);
      add(choiceName(criterion, value), { criteria: without });
    }
  }
  if (words) add(`«\u00a0${words}\u00a0»`, { words: null });
  return filters;
}

/** `formatPeriod` in short: « Dès le 1er mars 2027 », « Du 1er mars au 5 avril 2027 »; `null` without a date. */
function datesInWords(start: string | null, end: string | null): string | null {
  if (end === null) return start && `Dès le ${formatDay(start)}`;
  if (start === null) return `Jusqu’au ${formatDay(end)}`;
  const isSameYear = start.slice(0, 4) === end.slice(0, 4);
  const from = isSameYear ? formatDay(start).replace(/\s\d+$/, '') : formatDay(start);
  return `Du ${from} au ${formatDay(end)}`;
}

/** Names differ: one without a name of its own has its id beside others. */
function nameOfSpecialty(id: number, search: AdSearch, specialties: Specialty[] | null): string {
  const name = specialtyName(specialties ?? [], id);
  const isAmbiguous = name === unknownSpecialty && search.otherSpecialties.length > 0;
  return isAmbiguous ? `${name} (${id})` : name;
}
