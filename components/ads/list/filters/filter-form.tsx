import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DateField } from '@/components/ads/list/filters/date-field';
import { PlaceFilter } from '@/components/ads/list/filters/place-filter';
import { preparePopup, SpecialtyField } from '@/components/ads/list/filters/specialty-field';
import { ResetButton } from '@/components/ads/list/list-controls';
import { prepareChangedList } from '@/components/ads/list/load-changed-list';
import { Button } from '@/components/ui/button/button';
import { Field, Select } from '@/components/ui/field/field';
import { applyFilters } from '@/lib/ads/messages';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import {
  type AdFilters,
  type AdSearch,
  adListPath,
  countFilters,
  filtersOf,
  formatAdSearch,
  parseAdSearch,
  type Radius,
  radii,
  withFilters,
} from '@/lib/ads/search';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { isCalendarDay } from '@/lib/french/day-in-words';
import styles from './filter-form.module.css';

/** A date passes through several values while it is typed: within this time they make one history entry. */
const typingMs = 2_000;

type Props = {
  id?: string;
  search: AdSearch;
  specialties: SpecialtyChoice[] | null;
  /** The place of the search; `null` without one, `undefined` when there is no search by place. */
  place: PlaceSummary | null | undefined;
  /** Whether each change applies at once; otherwise they apply on « Appliquer ». */
  live?: boolean;
  onSearch: (search: AdSearch, mode?: 'push' | 'replace') => void;
  onReset: (search: AdSearch) => void;
};

/** A GET form whose fields are the query parameters of the list, so that it works without JavaScript. */
export function FilterForm(props: Props) {
  const { id, search, specialties, place, live = false, onSearch, onReset } = props;
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef({ field: '', at: 0 });
  /** The dates that were typed, and for which search: another one discards them. */
  const [typed, setTyped] = useState<{ for: AdSearch; dates: Dates }>({
    for: search,
    dates: search,
  });
  const reversed = areReversed(typed.for === search ? typed.dates : search);

  function read(): AdFilters {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === 'string') fields.set(name, value);
    }
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

  // Applies what the visitor chose before hydration.
  const applyEarlyInput = useEffectEvent(() => {
    if (formatAdSearch({ ...search, ...read() }) !== formatAdSearch(search)) changed('replace');
  });
  useEffect(() => applyEarlyInput(), []);

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
      onChange={({ target }) => dateChanged('name' in target ? String(target.name) : '')}
      onSubmit={submitted}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {live && <p className={styles.live}>La liste se met à jour à chaque choix.</p>}
      {place === undefined ? (
        search.place !== null && <input type="hidden" name="place" value={search.place} />
      ) : (
        <PlaceFilter
          value={search.place}
          place={place}
          {...(live && { onSelect: (chosen) => choose({ place: chosen?.slug ?? null }) })}
          radius={<RadiusField value={search.radius} />}
        />
      )}
      <fieldset className={styles.dates}>
        <legend>Vos disponibilités</legend>
        <p>Les remplacements réguliers, sans date de fin, restent affichés.</p>
        <DateField label="Date de début" name="startDate" value={search.startDate} />
        <DateField
          label="Date de fin"
          name="endDate"
          value={search.endDate}
          error={reversed ? 'Choisissez une date de fin qui suit la date de début.' : undefined}
        />
      </fieldset>
      <SpecialtyField
        specialties={specialties}
        value={search.specialty}
        onSelect={(specialty) => live && choose({ specialty })}
      />
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

function RadiusField({ value }: { value: Radius }) {
  return (
    <Field label="Rayon">
      {(control) => (
        // Uncontrolled, but reset when the search changes.
        <Select key={value} {...control} name="radius" defaultValue={value}>
          {radii.map((radius) => (
            <option key={radius} value={radius}>
              {`${radius}\u00a0km`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
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
