import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { CriteriaFields } from '@/components/ads/list/filters/criteria-fields';
import {
  fieldElements,
  isField,
  showCriteria,
  uncheckSameDay,
} from '@/components/ads/list/filters/criteria-in-form';
import { DateField } from '@/components/ads/list/filters/date-field';
import { areReversed, DatesGroup, reversedDates } from '@/components/ads/list/filters/dates-group';
import { RadiusField } from '@/components/ads/list/filters/radius-field';
import {
  fieldsOf,
  hasPlaceWords,
  type Served,
  typedPlace,
  useEarlyInput,
  useFocusAgain,
} from '@/components/ads/list/filters/served-form';
import { preparePopup, SpecialtyField } from '@/components/ads/list/filters/specialty-field';
import { type ServedFacets, useFacets } from '@/components/ads/list/filters/use-facets';
import { ViewAndOrder } from '@/components/ads/list/filters/view-and-order';
import { ResetButton } from '@/components/ads/list/list-controls';
import { prepareChangedList } from '@/components/ads/list/load-changed-list';
import { PlaceField } from '@/components/places/place-field';
import { Button } from '@/components/ui/button/button';
import { applyFilters } from '@/lib/ads/messages';
import { parseAdSearch } from '@/lib/ads/parse-search';
import {
  type AdFilters,
  type AdSearch,
  adListPath,
  countFilters,
  filtersOf,
  specialtiesOf,
  withFilters,
  withSpecialties,
} from '@/lib/ads/search';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { isCalendarDay } from '@/lib/french/day-in-words';
import type { PlaceSummary } from '@/lib/places/place-summary';
import styles from './filter-form.module.css';

/** A field passes through several values while a date is typed: within this time they make one history entry. */
const typingMs = 2_000;

export type FilterFormProps = {
  id?: string;
  search: AdSearch;
  specialties: SpecialtyChoice[] | null;
  /** The place of the search; `null` without one, `undefined` when there is no search by place. */
  place: PlaceSummary | null | undefined;
  /** `null` when ads are not searched in the index. */
  servedFacets?: ServedFacets | null;
  served?: Served | null;
  /** Whether each change applies at once; otherwise they apply on « Appliquer ». */
  live?: boolean;
  onSearch: (search: AdSearch, mode?: 'push' | 'replace') => void;
  /** Called with a chosen place, before the search with it. */
  onPlace?: (place: PlaceSummary | null) => void;
  onReset: (search: AdSearch) => void;
};

/** A GET form whose fields are the query parameters of the list, so that it works without JavaScript. */
export function FilterForm(props: FilterFormProps) {
  const { id, search, specialties, place, served, live = false } = props;
  const { onSearch, onPlace, onReset } = props;
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef({ field: '', at: 0 });
  // What is unfolded stays so: without its last criterion it would fold around the focus.
  const [isUnfolded, setUnfolded] = useState(served?.isUnfolded ?? false);
  /** What was chosen, and for which search: another one discards it. */
  const [chosen, setChosen] = useState<{ for: AdSearch; filters: AdFilters }>(() => ({
    for: search,
    filters: served?.fields ? parseAdSearch(served.fields) : search,
  }));
  const current = chosen.for === search ? chosen.filters : search;
  const dates = areReversed(current) ? current : search;
  const reversed = areReversed(dates);
  // In the dialog the counts follow each choice, before it applies.
  const facets = useFacets(live || reversed ? search : current, props.servedFacets ?? null);

  function read(): AdFilters {
    const fields = fieldsOf(form.current);
    // The server resolves words when they are submitted; until then the place stays.
    if (hasPlaceWords(form.current)) fields.set('place', search.place ?? '');
    return filtersOf(parseAdSearch(fields));
  }

  /** Reversed dates show a message and are not searched for. */
  function accept(filters: AdFilters): boolean {
    setChosen({ for: search, filters });
    // Words that the search leaves out leave the field.
    for (const field of fieldElements(form.current, 'q'))
      field.value = filters.words ?? field.value;
    return !areReversed(filters);
  }

  function changed(mode: 'push' | 'replace') {
    if (isBeingTyped(form.current)) return;
    const filters = read();
    if (accept(filters) && live) onSearch(withFilters(search, filters), mode);
  }

  /** Searches with another filter, and the dates of the search: those of the form may be half typed. */
  function choose(filter: Partial<AdFilters>) {
    if (live) onSearch(withFilters(search, filter));
    else accept({ ...read(), ...filter });
  }

  function choosePlace(place: PlaceSummary | null) {
    onPlace?.(place);
    choose({ place: place?.slug ?? null });
  }

  function valueChanged(field: string) {
    const { current: last } = typing;
    typing.current = { field, at: Date.now() };
    changed(field === last.field && Date.now() - last.at < typingMs ? 'replace' : 'push');
  }

  useEarlyInput(search, served, (filters) => {
    if (accept(filters)) onSearch(withFilters(search, filters), 'replace');
  });
  useFocusAgain(form, served);
  // Uncontrolled fields, because those of the dialog are no search yet.
  useLayoutEffect(() => showCriteria(form.current, search), [search]);

  function submitted(event: FormEvent) {
    const filters = read();
    if (!accept(filters)) {
      event.preventDefault();
      form.current?.querySelector<HTMLInputElement>('[name="endDate"]')?.focus();
    } else if (!hasPlaceWords(form.current)) {
      event.preventDefault();
      onSearch(withFilters(search, filters));
    }
  }

  function prepare() {
    preparePopup();
    prepareChangedList();
  }

  return (
    <form
      ref={form}
      id={id}
      action={adListPath}
      // After Back the browser would restore values that no longer match the search.
      autoComplete="off"
      className={styles.form}
      onChange={({ target }) => {
        // Words are searched for once they are complete.
        if (!isField(target) || target.name === 'q') return;
        uncheckSameDay(target);
        // A checkbox has one value, which Back undoes; dates and lists pass through several.
        if (target.type === 'checkbox') changed('push');
        else valueChanged(target.name);
      }}
      onBlur={({ target }) => isField(target) && target.name === 'q' && changed('push')}
      onSubmit={submitted}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {live && <p className={styles.live}>La liste se met à jour à chaque choix.</p>}
      {place === undefined ? (
        search.place !== null && <input type="hidden" name="place" value={search.place} />
      ) : (
        <PlaceField
          value={search.place}
          place={place}
          words={typedPlace(served, place)}
          onSelect={choosePlace}
          keepsWords={!live}
          radius={<RadiusField value={search.radius} />}
        />
      )}
      <SpecialtyField
        specialties={specialties}
        values={specialtiesOf(search)}
        counts={facets?.specialties ?? null}
        canAdd={place !== undefined}
        onSelect={(specialties) => choose(withSpecialties(specialties))}
      />
      <DatesGroup>
        <DateField label="Date de début" name="startDate" value={dates.startDate} />
        <DateField
          label="Date de fin"
          name="endDate"
          value={dates.endDate}
          error={reversed && reversedDates}
        />
      </DatesGroup>
      {props.servedFacets && (
        <CriteriaFields
          filters={search}
          facets={facets}
          isUnfolded={isUnfolded}
          onUnfold={setUnfolded}
        />
      )}
      <ViewAndOrder search={search} />
      {live && (
        <Button type="submit" className={styles.submit}>
          {applyFilters}
        </Button>
      )}
      {countFilters(search) > 0 && (
        <ResetButton search={search} variant="quiet" onSelect={onReset} />
      )}
    </form>
  );
}

/** Whether a date field holds an incomplete date, such as the year 0202. */
function isBeingTyped(form: HTMLFormElement | null): boolean {
  const dates = form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
  return [...dates].some(
    ({ value, validity }) => validity.badInput || (value !== '' && !isCalendarDay(value)),
  );
}
