import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DateField } from '@/components/ads/filters/date-field';
import { preparePopup } from '@/components/ads/filters/specialty-combobox';
import { SpecialtyField } from '@/components/ads/filters/specialty-field';
import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { inPlace } from '@/components/ui/link/in-place';
import {
  type AdFilters,
  type AdSearch,
  adListHref,
  adListPath,
  countFilters,
  defaultSearch,
  formatAdSearch,
  parseAdSearch,
} from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { isCalendarDay } from '@/lib/french/day';
import styles from './filter-form.module.css';

// A date passes through several days while it is typed: one step back is enough for all of them.
const sameTyping = 2_000;

type Mode = 'push' | 'replace';

type Props = {
  id?: string;
  search: AdSearch;
  specialties: Specialty[] | null;
  /** Called at each change; without it changes wait for « Appliquer ». */
  onChange?: (filters: AdFilters, mode: Mode) => void;
  onApply: (filters: AdFilters) => void;
  onReset: () => void;
};

/** A GET form whose fields are the list's own parameters: it works without JavaScript as it is. */
export function FilterForm({ id, search, specialties, onChange, onApply, onReset }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef({ field: '', at: 0 });
  const tookOver = useRef(false);
  const [typed, setTyped] = useState<AdFilters | null>(null);
  const { startDate, endDate } = search;
  const reversed = areReversed(typed ?? search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search ends what was typed
  useEffect(() => setTyped(null), [search]);

  function read(): AdFilters {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === 'string') fields.set(name, value);
    }
    const { specialty, startDate, endDate } = parseAdSearch(fields);
    return { specialty, startDate, endDate };
  }

  /** Keeps reversed dates here, with their message, rather than searching for nothing. */
  function accept(filters: AdFilters): boolean {
    setTyped(filters);
    return !areReversed(filters);
  }

  function changed(mode: Mode) {
    if (!onChange || isBeingTyped(form.current)) return;
    const filters = read();
    if (accept(filters)) onChange(filters, mode);
  }

  function dateChanged(field: string) {
    const { current: last } = typing;
    typing.current = { field, at: Date.now() };
    changed(field === last.field && Date.now() - last.at < sameTyping ? 'replace' : 'push');
  }

  // A slow phone may let the visitor choose before React listens: what they chose counts. Once: the
  // effects run again when Back shows a list that was only hidden.
  const takeOver = useEffectEvent(() => {
    if (tookOver.current) return;
    tookOver.current = true;
    if (formatAdSearch({ ...search, ...read() }) !== formatAdSearch(search)) changed('replace');
  });
  useEffect(() => takeOver(), []);

  function submitted(event: FormEvent) {
    event.preventDefault();
    const filters = read();
    if (accept(filters)) onApply(filters);
    else form.current?.querySelector<HTMLInputElement>('[name="endDate"]')?.focus();
  }

  return (
    <form
      ref={form}
      id={id}
      action={adListPath}
      // Otherwise the browser refills the fields after Back with what is no longer searched.
      autoComplete="off"
      className={styles.form}
      onChange={({ target }) => dateChanged('name' in target ? String(target.name) : '')}
      onSubmit={submitted}
      onPointerEnter={preparePopup}
      onFocus={preparePopup}
    >
      <DateField label="Date de début" name="startDate" value={startDate} />
      <DateField
        label="Date de fin"
        name="endDate"
        value={endDate}
        error={reversed ? 'La date de fin doit suivre la date de début.' : undefined}
      />
      <SpecialtyField
        specialties={specialties}
        value={search.specialty}
        // The dates of the search, not of the form, where one may be half typed.
        onSelect={(specialty) => onChange?.({ startDate, endDate, specialty }, 'push')}
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
          href={adListHref({ ...defaultSearch, view: search.view })}
          onClick={(event) => inPlace(event, onReset)}
        >
          Réinitialiser les filtres
        </ButtonLink>
      )}
    </form>
  );
}

function areReversed({ startDate, endDate }: AdFilters): boolean {
  return startDate !== null && endDate !== null && endDate < startDate;
}

/** Whether a date holds something that is not a day yet, such as the year 0202. */
function isBeingTyped(form: HTMLFormElement | null): boolean {
  const dates = form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
  return [...dates].some(
    ({ value, validity }) => validity.badInput || (value !== '' && !isCalendarDay(value)),
  );
}
