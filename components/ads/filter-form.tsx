import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { DateField } from '@/components/ads/date-field';
import { SpecialtyField } from '@/components/ads/specialty-field';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import {
  type AdFilters,
  type AdSearch,
  adListHref,
  adListPath,
  countFilters,
  formatAdSearch,
  parseAdSearch,
  wholeList,
} from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty';
import { isCalendarDay } from '@/lib/french/day';
import styles from './filter-form.module.css';

type Props = {
  id?: string;
  search: AdSearch;
  specialties: Specialty[] | null;
  /** Called at each change; without it changes wait for « Appliquer ». */
  onChange?: (filters: AdFilters) => void;
  onApply: (filters: AdFilters) => void;
};

/** A GET form whose fields are the list's own parameters: it works without JavaScript as it is. */
export function FilterForm({ id, search, specialties, onChange, onApply }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { startDate, endDate } = search;
  const reversed = startDate !== null && endDate !== null && endDate < startDate;

  function read(): AdFilters {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === 'string') fields.set(name, value);
    }
    const { specialty, startDate, endDate } = parseAdSearch(fields);
    return { specialty, startDate, endDate };
  }

  function changed() {
    if (onChange && !isBeingTyped(form.current)) onChange(read());
  }

  // A slow phone may let the visitor choose before React listens: what they chose counts.
  const takeOver = useEffectEvent(() => {
    const { specialty, startDate, endDate } = read();
    const chosen = { ...search, specialty, startDate, endDate };
    if (formatAdSearch(chosen) !== formatAdSearch(search)) changed();
  });
  useEffect(() => takeOver(), []);

  function submitted(event: FormEvent) {
    event.preventDefault();
    onApply(read());
  }

  return (
    <form
      ref={form}
      id={id}
      action={adListPath}
      // Otherwise the browser refills the fields after Back with what is no longer searched.
      autoComplete="off"
      className={styles.form}
      onChange={changed}
      onSubmit={submitted}
    >
      <DateField label="Date de début" name="startDate" value={startDate} />
      <DateField
        label="Date de fin"
        name="endDate"
        value={endDate}
        min={startDate}
        error={reversed ? 'La date de fin doit suivre la date de début.' : undefined}
      />
      <SpecialtyField
        specialties={specialties}
        value={search.specialty}
        // The dates of the search, not of the form, where one may be half typed.
        onSelect={(specialty) => onChange?.({ startDate, endDate, specialty })}
      />
      {search.view === 'map' && <input type="hidden" name="view" value="map" />}
      {onChange && (
        <Button type="submit" className={styles.submit}>
          Appliquer les filtres
        </Button>
      )}
      {countFilters(search) > 0 && (
        <ButtonLink
          variant="quiet"
          href={adListHref({ ...wholeList, view: search.view })}
          onClick={(event) => {
            event.preventDefault();
            onApply({ specialty: null, startDate: null, endDate: null });
          }}
        >
          Réinitialiser les filtres
        </ButtonLink>
      )}
    </form>
  );
}

/** Whether a date holds something that is not a day yet, such as the year 0202. */
function isBeingTyped(form: HTMLFormElement | null): boolean {
  const dates = form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
  return [...dates].some(
    ({ value, validity }) => validity.badInput || (value !== '' && !isCalendarDay(value)),
  );
}
