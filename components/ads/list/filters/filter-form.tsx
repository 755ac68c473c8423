import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CompactFields } from '@/components/ads/list/filters/compact-fields';
import { CriteriaFields } from '@/components/ads/list/filters/criteria-fields';
import {
  fieldElements,
  isField,
  showCriteria,
  uncheckSameDay,
} from '@/components/ads/list/filters/criteria-in-form';
import { DateField } from '@/components/ads/list/filters/date-field';
import { DatesGroup } from '@/components/ads/list/filters/dates-group';
import { RadiusField } from '@/components/ads/list/filters/radius-field';
import { preparePopup, SpecialtyField } from '@/components/ads/list/filters/specialty-field';
import { type ServedFacets, useFacets } from '@/components/ads/list/filters/use-facets';
import { ResetButton } from '@/components/ads/list/list-controls';
import { prepareChangedList } from '@/components/ads/list/load-changed-list';
import { PlaceField } from '@/components/places/place-field';
import { Button } from '@/components/ui/button/button';
import { applyFilters } from '@/lib/ads/messages';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import {
  type AdFilters,
  type AdSearch,
  adListPath,
  countFilters,
  filtersOf,
  formatAdFeedFilters,
  parseAdSearch,
  withFilters,
} from '@/lib/ads/search';
import { placeLabel } from '@/lib/ads/search-place';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { isCalendarDay } from '@/lib/french/day-in-words';
import styles from './filter-form.module.css';

/** A date passes through several values while it is typed: within this time they make one history entry. */
const typingMs = 2_000;

/** What the visitor did in the served form before this one replaces it. */
export type Served = {
  /** The fields of the form; `null` when none was changed. */
  fields: URLSearchParams | null;
  /** The name and value of the field that has the focus. */
  focused: { name: string; value: string } | null;
};

type Props = {
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
  onReset: (search: AdSearch) => void;
};

/** A GET form whose fields are the query parameters of the list, so that it works without JavaScript. */
export function FilterForm(props: Props) {
  const { id, search, specialties, place, served, live = false, onSearch, onReset } = props;
  const facets = useFacets(search, props.servedFacets ?? null);
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef({ field: '', at: 0 });
  /** The dates that were typed, and for which search: another one discards them. */
  const [typed, setTyped] = useState<{ for: AdSearch; dates: Dates }>(() => ({
    for: search,
    dates: served?.fields ? parseAdSearch(served.fields) : search,
  }));
  const isTyped = typed.for === search && areReversed(typed.dates);
  const dates = isTyped ? typed.dates : search;
  const reversed = areReversed(dates);

  function read(): AdFilters {
    const fields = fieldsOf(form.current);
    // The server resolves words when they are submitted; until then the place stays.
    if (hasPlaceWords(form.current)) fields.set('place', search.place ?? '');
    return filtersOf(parseAdSearch(fields));
  }

  /** Reversed dates show a message and are not searched for. */
  function accept(filters: AdFilters): boolean {
    setTyped({ for: search, dates: filters });
    return !areReversed(filters);
  }

  function changed(mode: 'push' | 'replace') {
    if (!live || isBeingTyped(form.current)) return;
    const filters = read();
    if (accept(filters)) onSearch(withFilters(search, filters), mode);
  }

  /** Searches with another filter, and the dates of the search: those of the form may be half typed. */
  function choose(filter: Partial<AdFilters>) {
    onSearch(withFilters(search, filter));
  }

  function dateChanged(field: string) {
    const { current: last } = typing;
    typing.current = { field, at: Date.now() };
    changed(field === last.field && Date.now() - last.at < typingMs ? 'replace' : 'push');
  }

  // Applies what the visitor chose in the served form.
  const applyEarlyInput = useEffectEvent(() => {
    if (!served?.fields) return;
    const fields = new URLSearchParams(served.fields);
    // What was typed for a place stays in its field.
    fields.set('place', search.place ?? '');
    const filters = filtersOf(parseAdSearch(fields));
    const isOther = formatAdFeedFilters(filters) !== formatAdFeedFilters(search);
    if (accept(filters) && isOther) onSearch(withFilters(search, filters), 'replace');
  });
  useEffect(() => applyEarlyInput(), []);

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
        if (isField(target) && target.name !== 'q') {
          uncheckSameDay(target);
          dateChanged(target.name);
        }
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
          {...(live && { onSelect: (chosen) => choose({ place: chosen?.slug ?? null }) })}
          radius={<RadiusField value={search.radius} />}
        />
      )}
      <SpecialtyField
        specialties={specialties}
        value={search.specialty}
        others={search.otherSpecialties}
        counts={facets?.specialties ?? null}
        onSelect={(specialty) => live && choose({ specialty, otherSpecialties: [] })}
      />
      <DatesGroup>
        <DateField label="Date de début" name="startDate" value={dates.startDate} />
        <DateField
          label="Date de fin"
          name="endDate"
          value={dates.endDate}
          error={reversed ? 'Choisissez une date de fin qui suit la date de début.' : undefined}
        />
      </DatesGroup>
      {props.servedFacets && <CriteriaFields filters={search} facets={facets} />}
      {search.view === 'map' && <input type="hidden" name="view" value="map" />}
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

/** Place and specialty alone: each choice applies at once. */
export function CompactForm(props: Omit<Props, 'live' | 'onReset'>) {
  const { search, specialties, place, served, onSearch } = props;
  const form = useRef<HTMLFormElement>(null);
  const facets = useFacets(search, props.servedFacets ?? null);
  const choose = (filter: Partial<AdFilters>) => onSearch(withFilters(search, filter));

  useFocusAgain(form, served);

  return (
    <CompactFields
      ref={form}
      search={search}
      onSubmit={(event) => {
        // The server resolves words for a place.
        if (!hasPlaceWords(form.current)) event.preventDefault();
      }}
    >
      <PlaceField
        value={search.place}
        place={place ?? null}
        words={typedPlace(served, place)}
        onSelect={(chosen) => choose({ place: chosen?.slug ?? null })}
      />
      <SpecialtyField
        specialties={specialties}
        value={search.specialty}
        others={search.otherSpecialties}
        counts={facets?.specialties ?? null}
        onSelect={(specialty) => choose({ specialty, otherSpecialties: [] })}
      />
    </CompactFields>
  );
}

/** What was done in the served form within an element. @param isChanged whether a field was changed. */
export function readServed(place: HTMLElement | null, isChanged: boolean): Served {
  const form = place?.querySelector('form') ?? null;
  const focused = fieldElements(form).find((field) => field === document.activeElement);
  return {
    fields: isChanged ? fieldsOf(form) : null,
    focused: focused ? { name: focused.name, value: focused.value } : null,
  };
}

/** The fields of a form that are texts. */
function fieldsOf(form: HTMLFormElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/** Focuses the field that had the focus in the served form. */
function useFocusAgain(form: RefObject<HTMLFormElement | null>, served: Served | null = null) {
  const focusAgain = useEffectEvent(() => {
    const focused = served?.focused;
    // The combobox for a place has no name while it is empty.
    if (focused?.name === 'place')
      form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    const fields = focused ? fieldElements(form.current, focused.name) : [];
    const same = fields.find((field) => field.value === focused?.value) ?? fields[0];
    // A specialty is chosen with the button beside its hidden field.
    const shown = same?.type === 'hidden' ? same.parentElement?.querySelector('button') : same;
    shown?.focus();
  });
  useLayoutEffect(() => focusAgain(), []);
}

/** What was typed for a place in the served form. */
function typedPlace(served: Served | null | undefined, place: PlaceSummary | null | undefined) {
  const text = served?.fields?.get('place')?.trim() ?? '';
  return place && text === placeLabel(place) ? '' : text;
}

type Dates = Pick<AdSearch, 'startDate' | 'endDate'>;

function areReversed({ startDate, endDate }: Dates): boolean {
  return startDate !== null && endDate !== null && endDate < startDate;
}

/** Whether words for a place were typed and no suggestion chosen: the server resolves them on submit. */
function hasPlaceWords(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem('place');
  return field instanceof HTMLInputElement && field.type === 'text' && field.value.trim() !== '';
}

/** Whether a date field holds an incomplete date, such as the year 0202. */
function isBeingTyped(form: HTMLFormElement | null): boolean {
  const dates = form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
  return [...dates].some(
    ({ value, validity }) => validity.badInput || (value !== '' && !isCalendarDay(value)),
  );
}
