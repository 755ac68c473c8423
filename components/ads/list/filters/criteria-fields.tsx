import type { ReactNode } from 'react';
import { Field, Input, Select } from '@/components/ui/field/field';
import { criteriaInForm } from '@/lib/ads/criteria';
import type { Facets } from '@/lib/ads/index/facets';
import type { AdFilters } from '@/lib/ads/search';
import {
  dayNames,
  isChosenDay,
  periodLabels,
  slotNames,
  weekdays,
  wholeDays,
} from '@/lib/ads/week';
import { formatNumber } from '@/lib/french/numbers';
import styles from './criteria-fields.module.css';

/* Uncontrolled fields, for the server and the browser. */

const nameOf = (day: number) => weekdays[day]?.[1] ?? '';
/** « Lundi matin » */
const halfDay = (day: number, slot: number) =>
  `${nameOf(day)} ${periodLabels[slot]?.toLowerCase()}`;

type Props = { filters: AdFilters; facets: Facets | null };

type FoldedProps = Props & {
  /** Whether the last ones have been unfolded. */
  isUnfolded?: boolean;
  onUnfold?: (isUnfolded: boolean) => void;
};

const ofPay = criteriaInForm.filter(({ isPay }) => isPay);
/** « Durée », which stands with the dates. */
export const ofLength = criteriaInForm.filter(({ name }) => name === 'length');
const others = criteriaInForm.filter(
  ({ name, isPay, field }) => !isPay && !field.isFolded && name !== 'length',
);
const folded = criteriaInForm.filter(({ field }) => field.isFolded);

/** The fields of the criteria (docs/product.md#criteria): the last ones are folded until one of them is chosen. */
export function CriteriaFields({ isUnfolded = false, onUnfold, ...props }: FoldedProps) {
  const { filters } = props;
  const isOpen =
    isUnfolded ||
    filters.words !== null ||
    folded.some(({ name }) => filters.criteria[name] !== undefined);
  return (
    <>
      <WeekField {...props} />
      <Group legend="Rémunération">
        <CriterionFields {...props} criteria={ofPay} />
      </Group>
      <CriterionFields {...props} criteria={others} />
      <details
        className={styles.more}
        open={isOpen}
        onToggle={onUnfold && (({ currentTarget }) => onUnfold(currentTarget.open))}
      >
        <summary>Plus de critères</summary>
        <div className={styles.folded}>
          <CriterionFields {...props} criteria={folded} />
          <Field label="Mots" hint="Dans le titre, la description, la ville ou le nom">
            {(control) => (
              <Input
                {...control}
                type="text"
                name="q"
                maxLength={100}
                autoComplete="off"
                defaultValue={filters.words ?? ''}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
}

export function CriterionFields({
  criteria,
  ...props
}: Props & { criteria: typeof criteriaInForm }) {
  return criteria.map((criterion) => {
    const { name, several, field } = criterion;
    if (!several) return <Choice key={name} {...props} criterion={criterion} />;
    return (
      <Group key={name} legend={field.label}>
        <Choices {...props} criterion={criterion} />
      </Group>
    );
  });
}

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** « Logement (14) ». */
export function withCount(name: string, facets: Facets | null, count: number | undefined): string {
  return facets === null ? name : `${name} (${formatNumber(count ?? 0)})`;
}

type CriterionProps = Props & { criterion: (typeof criteriaInForm)[number] };

function Choice({ filters, facets, criterion: { name, choices, field } }: CriterionProps) {
  return (
    <Field label={field.label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={filters.criteria[name]?.[0] ?? ''}>
          <option value="">{field.none}</option>
          {choices.map(([value = '', text = '']) => (
            <option key={value} value={value}>
              {withCount(withoutLabel(text), facets, facets?.criteria[name]?.[value])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** « 75 % et plus », of « Rétrocession : 75 % et plus ». */
function withoutLabel(text: string): string {
  return text.split('\u00a0: ').at(-1) ?? text;
}

function Choices({ filters, facets, criterion: { name, choices } }: CriterionProps) {
  return choices.map(([value = '', text = '']) => (
    <label key={value} className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={filters.criteria[name]?.includes(value)}
      />
      <span>{withCount(text, facets, facets?.criteria[name]?.[value])}</span>
    </label>
  ));
}

/** A button for each day; its half-days are folded until one of them is chosen alone. */
function WeekField({ filters: { week, onlyDays }, facets }: Props) {
  const dayBox = (value: string, name: string) => (
    <label key={value} className={styles.day}>
      <input type="checkbox" name="days" value={value} defaultChecked={isChosenDay(week, value)} />
      <span>{withCount(name, facets, facets?.days[value])}</span>
    </label>
  );
  return (
    <Group legend="Jours de la semaine">
      <div className={styles.days}>{dayNames.map((day, at) => dayBox(day, nameOf(at)))}</div>
      <details className={styles.more} open={week !== wholeDays(week)}>
        <summary>Préciser les demi-journées</summary>
        <div className={styles.halfDays}>
          {dayNames.map((day, at) =>
            slotNames.map((slot, index) => dayBox(`${day}-${slot}`, halfDay(at, index))),
          )}
        </div>
      </details>
      <label className={styles.choice}>
        <input type="checkbox" name="only" value="1" defaultChecked={onlyDays} />
        <span>Seulement ces jours</span>
      </label>
    </Group>
  );
}
