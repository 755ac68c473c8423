import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CriteriaFields } from '@/components/ads/list/filters/criteria-fields';
import {
  checkSameDay,
  fieldElements,
  hasPlaceWords,
  isField,
  readFilters,
  showCriteria,
  useEarlyChoice,
} from '@/components/ads/list/filters/form-fields';
import { RadiusField } from '@/components/ads/list/filters/radius-field';
import { preparePopup, SpecialtyField } from '@/components/ads/list/filters/specialty-field';
import { type ServedFacets, useFacets } from '@/components/ads/list/filters/use-facets';
import { WhenPanel } from '@/components/ads/list/filters/when-field';
import { ResetButton } from '@/components/ads/list/list-controls';
import { PlaceField } from '@/components/places/place-field';
import { Button } from '@/components/ui/button/button';
import { areReversed } from '@/lib/ads/fit';
import { applyFilters, datesReversed } from '@/lib/ads/messages';
import {
  type AdFilters,
  type AdSearch,
  adListPath,
  countFilters,
  formatAdSearch,
  specialtiesOf,
  withFilters,
  withSpecialties,
} from '@/lib/ads/search';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import type { CountedWhen } from '@/lib/ads/when/when-choices';
import { isCalendarDay } from '@/lib/french/day-in-words';
import type { PlaceSummary } from '@/lib/places/place-summary';
import styles from './filter-form.module.css';

/** Milliseconds within which the values that a field passes through make one history entry. */
const entryMs = 2_000;
/** Milliseconds after the last key of a date. */
const typingMs = 400;

export type FilterFormProps = {
  id?: string;
  search: AdSearch;
  specialties: SpecialtyChoice[] | null;
  /** The place of the search; `null` without one, `undefined` when ads are not searched by place. */
  place: PlaceSummary | null | undefined;
  /** The choices of « Quand ? ». */
  when: CountedWhen[];
  planning?: ReactNode;
  served: ServedFacets;
  /** Whether each change applies at once; otherwise they apply on « Appliquer ». */
  live?: boolean;
  onSearch: (search: AdSearch, mode?: 'push' | 'replace') => void;
  /** Called with a chosen place, before the search with it. */
  onPlace?: (place: PlaceSummary | null) => void;
  onReset: (search: AdSearch) => void;
  /** Called with how many ads the chosen filters find; with `null` while that is not known. */
  onCount?: (count: number | null) => void;
};

/** A GET form whose fields are the query parameters of the list, so that it works without JavaScript. */
export function FilterForm(props: FilterFormProps) {
  const { id, search, specialties, place, when, served, live = false } = props;
  const { onSearch, onPlace, onReset, onCount } = props;
  const key = formatAdSearch(search);
  const form = useRef<HTMLFormElement>(null);
  const last = useRef({ field: '', at: 0 });
  /** A date that is being typed, and how it applies. */
  const [typed, setTyped] = useState<{ mode: 'push' | 'replace' } | null>(null);
  // Unfolded criteria stay so: without the last one they would fold around the focus.
  const [isUnfolded, setUnfolded] = useState(false);
  /** The chosen filters, and their search: another one discards them. */
  const [chosen, setChosen] = useState<{ for: string; filters: AdFilters } | null>(null);
  const current = chosen?.for === key ? chosen.filters : search;
  const reversed = areReversed(current);
  // In the dialog the counts follow each choice, before it applies.
  const facets = useFacets(live || reversed ? null : current, served);
  useEffect(() => onCount?.(facets?.count ?? null), [facets, onCount]);

  /** Reversed dates show a message and are not searched for. */
  function accept(filters: AdFilters): boolean {
    setChosen({ for: key, filters });
    // Words that the search leaves out leave the field.
    for (const field of fieldElements(form.current, 'q'))
      field.value = filters.words ?? field.value;
    return !areReversed(filters);
  }

  function changed(mode: 'push' | 'replace') {
    setTyped(null);
    if (isBeingTyped(form.current)) return;
    const filters = readFilters(form.current, search);
    if (accept(filters) && live) onSearch(withFilters(search, filters), mode);
  }

  /** Searches with another filter, and the dates of the search: those of the form may be half typed. */
  function choose(filter: Partial<AdFilters>) {
    if (live) onSearch(withFilters(search, filter));
    else accept({ ...readFilters(form.current, search), ...filter });
  }

  function choosePlace(place: PlaceSummary | null) {
    onPlace?.(place);
    choose({ place: place?.slug ?? null });
  }

  function valueChanged({ name, type }: HTMLInputElement | HTMLSelectElement) {
    const isSame = name === last.current.field && Date.now() - last.current.at < entryMs;
    const mode = isSame ? 'replace' : 'push';
    last.current = { field: name, at: Date.now() };
    // A date that has not applied yet applies as its first change says.
    if (type === 'date') setTyped((before) => ({ mode: before?.mode ?? mode }));
    else changed(mode);
  }

  const applyTyped = useEffectEvent(() => typed && changed(typed.mode));
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => applyTyped(), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);

  useEarlyChoice(form, search, (filters) => {
    if (live && !isBeingTyped(form.current) && accept(filters))
      onSearch(withFilters(search, filters), 'replace');
  });
  const showSearch = useEffectEvent(() => showCriteria(form.current, search));
  // Compared by the query: each list is another object, and a field that is being typed in stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other search
  useLayoutEffect(() => showSearch(), [key]);

  function submitted(event: FormEvent) {
    const filters = readFilters(form.current, search);
    if (!accept(filters)) {
      event.preventDefault();
      form.current?.querySelector<HTMLInputElement>('[name="endDate"]')?.focus();
    } else if (!hasPlaceWords(form.current)) {
      event.preventDefault();
      onSearch(withFilters(search, filters));
    }
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
        // A checkbox has one value, which Back undoes; dates and lists pass through several.
        if (target instanceof HTMLInputElement && target.type === 'checkbox') {
          checkSameDay(target);
          changed('push');
        } else valueChanged(target);
      }}
      onBlur={({ target }) => isField(target) && target.name === 'q' && changed('push')}
      onSubmit={submitted}
      onPointerEnter={preparePopup}
      onFocus={preparePopup}
    >
      {live && <p className={styles.live}>La liste se met à jour à chaque choix.</p>}
      <WhenPanel
        search={search}
        current={live && !reversed ? search : { ...search, ...current }}
        when={facets?.when ?? when}
        facets={facets}
        error={reversed && datesReversed}
        onSelect={choose}
        planning={props.planning}
      />
      {place !== undefined && (
        <PlaceField
          value={search.place}
          place={place}
          onSelect={choosePlace}
          keepsWords={!live}
          radius={<RadiusField radius={search.radius} />}
        />
      )}
      <SpecialtyField
        specialties={specialties}
        values={specialtiesOf(search)}
        counts={facets?.specialties ?? null}
        canAdd={place !== undefined}
        onSelect={(specialties) => choose(withSpecialties(specialties))}
      />
      {served.facets !== undefined && (
        <CriteriaFields
          filters={search}
          facets={facets}
          isUnfolded={isUnfolded}
          onUnfold={setUnfolded}
        />
      )}
      {search.view === 'map' && <input type="hidden" name="view" value="map" />}
      {search.sort !== null && <input type="hidden" name="sort" value={search.sort} />}
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
