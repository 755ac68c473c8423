import type { ReactNode } from 'react';
import {
  CriterionFields,
  Group,
  ofLength,
  withCount,
} from '@/components/ads/list/filters/criteria-fields';
import { DateField } from '@/components/ads/list/filters/date-field';
import { SearchLink } from '@/components/ads/list/list-controls';
import { everyDate, WhenOptions, whenLabel } from '@/components/ads/when/when-options';
import { Field } from '@/components/ui/field/field';
import { LiveSelect } from '@/components/ui/field/live-select';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { sameDates } from '@/lib/ads/fit';
import type { Facets } from '@/lib/ads/index/facets';
import { type AdFilters, type AdSearch, noDates, withFilters } from '@/lib/ads/search';
import type { CountedWhen } from '@/lib/ads/when/when-choices';
import { dayFormat, formatPeriod, write } from '@/lib/french/day-in-words';
import { formatCount, formatNumber } from '@/lib/french/numbers';
import criteria from './criteria-fields.module.css';
import styles from './when-field.module.css';

const shortMonth = dayFormat({ month: 'short' });

type Props = {
  search: AdSearch;
  when: CountedWhen[];
  onSelect: (dates: Partial<AdFilters>) => void;
};

const datesOf = ({ startDate, endDate }: CountedWhen) => ({ startDate, endDate });

/** « Quand ? » where there is little space. */
export function WhenSelect({ search, when, onSelect }: Props) {
  const chosen = when.find((choice) => sameDates(choice, search));
  const own = chosen ? '' : (formatPeriod(search.startDate, search.endDate) ?? '');

  function choose(key: string) {
    const next = when.find((choice) => choice.key === key);
    onSelect(next ? datesOf(next) : noDates);
  }

  return (
    <Field label={whenLabel}>
      {(control) => (
        <LiveSelect
          {...control}
          name="when"
          value={chosen?.key ?? (own && 'dates')}
          onChoose={choose}
        >
          <option value="">{everyDate}</option>
          {/* The server leaves dates as they are that are no choice. */}
          {own && <option value="dates">{own}</option>}
          {/* The line below says how many the chosen one has: here there is no space for it. */}
          <WhenOptions
            choices={when.map((choice) =>
              choice === chosen ? { ...choice, count: null } : choice,
            )}
          />
        </LiveSelect>
      )}
    </Field>
  );
}

type PanelProps = Props & {
  /** With the dates and the durations that are chosen, which may be no search yet. */
  current: AdSearch;
  facets: Facets | null;
  /** The message on dates in the wrong order. */
  error: string | false;
  planning: ReactNode;
};

/** The first group of the filters: choices of one touch, durations, dates. A choice that is chosen again is removed. */
export function WhenPanel({ search, current, when, facets, ...props }: PanelProps) {
  const hasDates = (current.startDate ?? current.endDate) !== null;

  function choiceOf(choice: CountedWhen, short: string) {
    const { key, name, count } = choice;
    const isChosen = sameDates(choice, current);
    const next = isChosen ? noDates : datesOf(choice);
    return (
      <li key={key}>
        <SearchLink
          to={withFilters(search, next)}
          current={isChosen}
          onSelect={() => props.onSelect(next)}
        >
          <VisuallyHidden>
            {count === null ? name : `${name}, ${formatCount(count, 'annonce', 'annonces')}`}
          </VisuallyHidden>
          <span aria-hidden>{short}</span>
          {count !== null && <span aria-hidden>{formatNumber(count)}</span>}
        </SearchLink>
      </li>
    );
  }

  const months = when.filter(({ kind }) => kind === 'month');
  const others = when.filter(({ kind }) => kind !== 'month');
  return (
    <Group legend={whenLabel}>
      <div className={styles.choices}>
        <ul className={styles.months}>
          {months.map((month) => choiceOf(month, write(shortMonth(), month.startDate)))}
        </ul>
        <ul className={styles.others}>{others.map((choice) => choiceOf(choice, choice.name))}</ul>
      </div>
      {facets && <CriterionFields filters={current} facets={facets} criteria={ofLength} />}
      <div className={styles.dates}>
        <DateField label="Date de début" name="startDate" value={current.startDate} />
        <DateField label="Date de fin" name="endDate" value={current.endDate} error={props.error} />
        <p>Les remplacements réguliers, sans date de fin, restent affichés.</p>
        {facets && (
          <label className={criteria.choice}>
            <input type="checkbox" name="fit" value="1" defaultChecked={current.onlyFitting} />
            <span>
              {withCount('Seulement dans mes dates', hasDates ? facets : null, facets.fitting)}
            </span>
          </label>
        )}
        {props.planning}
      </div>
    </Group>
  );
}
