import { choiceName, criteriaInForm } from '@/lib/ads/criteria';
import { filters } from '@/lib/ads/filters';
import { sameDates } from '@/lib/ads/fit';
import { type AdSearch, specialtiesOf, withFilters } from '@/lib/ads/search';
import { type Specialty, specialtyName, unknownSpecialty } from '@/lib/ads/specialty/specialty';
import { weekChoices } from '@/lib/ads/week';
import type { WhenChoice } from '@/lib/ads/when/when-choices';
import { formatPeriod } from '@/lib/french/day-in-words';
import { placeLabel, placeOfSlug } from '@/lib/places/place-slug';
import type { PlaceSummary } from '@/lib/places/place-summary';

/* Apart from `filters.ts`, which more pages load. */

/** A filter of a search: its name, « Urologie », and the same search without it. */
export type ActiveFilter = ReturnType<typeof activeFilters>[number];

/**
 * The filters of a search, in the order of the form: as many as `countFilters` says.
 * @param specialties all of them, for their names; `null` when they are unknown.
 * @param known its place, when that is known.
 * @param when the choices of « Quand ? », for the name of its dates.
 */
export function activeFilters(
  search: AdSearch,
  specialties: Specialty[] | null,
  known: PlaceSummary | null,
  when: readonly WhenChoice[] = [],
) {
  const place = placeOfSlug(search.place, known);
  const radius = place?.kind === 'commune' ? `, ${search.radius}\u00a0km` : '';
  /** The name of each value, by the name of its filter. */
  const names: Record<string, string[]> = {
    place: place ? [placeLabel(place) + radius] : [],
    dates: [
      when.find((choice) => sameDates(choice, search))?.name ??
        formatPeriod(search.startDate, search.endDate) ??
        '',
      'Seulement dans mes dates',
    ],
    specialty: specialtiesOf(search).map((id) => nameOfSpecialty(id, search, specialties)),
    week: [...weekChoices(search.week).map(({ name }) => name), 'Seulement ces jours'],
  };
  for (const criterion of criteriaInForm) {
    const chosen = search.criteria[criterion.name] ?? [];
    names[criterion.name] = chosen.map((value) => choiceName(criterion, value));
  }
  names.words = [`«\u00a0${search.words}\u00a0»`];
  return Object.entries(names).flatMap(([filter, ofValues]) => {
    const withoutEach = filters.find(({ name }) => name === filter)?.withoutEach(search) ?? [];
    return withoutEach.map((rest, at) => {
      // Place, dates and specialty have fields above the list on a phone.
      const hasField =
        filter === 'place' || filter === 'specialty' || (filter === 'dates' && at === 0);
      return { name: ofValues[at] ?? '', without: withFilters(search, rest), hasField };
    });
  });
}

/** Names differ: one without a name of its own has its id beside others. */
function nameOfSpecialty(id: number, search: AdSearch, specialties: Specialty[] | null): string {
  const name = specialtyName(specialties ?? [], id);
  const isAmbiguous = name === unknownSpecialty && search.otherSpecialties.length > 0;
  return isAmbiguous ? `${name} (${id})` : name;
}
