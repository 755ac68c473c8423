import { Field, Select } from '@/components/ui/field/field';
import { everySpecialty, specialtiesUnavailable } from '@/lib/ads/messages';
import { maxSpecialties } from '@/lib/ads/search';
import { type SpecialtyChoice, specialtyById, specialtyName } from '@/lib/ads/specialty/specialty';
import { formatCount, formatNumber } from '@/lib/french/numbers';

export const specialtyLabel = 'Spécialité';
export const addSpecialty = 'Ajouter une spécialité';

export type SpecialtyProps = {
  /** `null` when they could not be loaded. */
  specialties: SpecialtyChoice[] | null;
  /** The specialties that are searched for; none for all. */
  values: readonly number[];
  /** How many ads each has alone; `null` when that is unknown. */
  counts?: Record<number, number> | null;
  /** Whether others can be added to a chosen one. */
  canAdd?: boolean;
};

/** A `<select>`: for the server, and when the code of the combobox cannot be loaded. */
export function SpecialtySelect(props: SpecialtyProps & { autoFocus?: boolean }) {
  const { specialties, values, counts = null, canAdd = false, autoFocus } = props;
  const failed = specialties === null;
  const known = specialties ?? [];
  const all = values.join();
  const [first] = values;
  const isOption = values.length === 1 && first !== undefined && specialtyById(known, first);
  return (
    <>
      <Field label={specialtyLabel} error={failed && specialtiesUnavailable}>
        {(control) => (
          <>
            {/* A disabled field is not sent: this is the current filter. */}
            {failed && all !== '' && <input type="hidden" name="specialty" value={all} />}
            <Select
              // Uncontrolled, but reset when the search changes.
              key={all}
              {...control}
              name={failed ? undefined : 'specialty'}
              disabled={failed}
              defaultValue={all}
              // Replaces the button that had the focus.
              autoFocus={autoFocus}
            >
              <option value="">{everySpecialty}</option>
              {/* Several, or an unknown one, as of an old link, stay selected. */}
              {all !== '' && !isOption && <option value={all}>{chosenNames(known, values)}</option>}
              <SpecialtyOptions specialties={known} counts={counts} />
            </Select>
          </>
        )}
      </Field>
      {canAdd && !failed && isAddable(values) && (
        <Field label={addSpecialty}>
          {(control) => (
            <Select key={all} {...control} name="specialty" defaultValue="">
              <option value="">Aucune autre</option>
              <SpecialtyOptions
                specialties={withoutChosen(known, values)}
                counts={countsBeside(counts, values, known)}
              />
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

type Options = { specialties: SpecialtyChoice[]; counts: Record<number, number> | null };

/** The options of the specialties; those without ads are a group of their own, at the end. */
function SpecialtyOptions({ specialties, counts }: Options) {
  const options = (withoutAds?: true) =>
    specialties
      .filter((specialty) => specialty.withoutAds === withoutAds)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {counts === null || withoutAds ? name : `${name} (${formatNumber(counts[id] ?? 0)})`}
        </option>
      ));
  const last = options(true);
  return (
    <>
      {options()}
      {last.length > 0 && <optgroup label="Sans annonce pour le moment">{last}</optgroup>}
    </>
  );
}

/** Whether there is one to add to, and space for another. */
export function isAddable(values: readonly number[]): boolean {
  return values.length > 0 && values.length < maxSpecialties;
}

export function withoutChosen(
  known: SpecialtyChoice[],
  values: readonly number[],
): SpecialtyChoice[] {
  return known.filter(({ id }) => !values.includes(id));
}

/** How many ads there are with one more specialty: each ad has one. */
export function countsBeside(
  counts: Record<number, number> | null,
  values: readonly number[],
  known: SpecialtyChoice[],
): Record<number, number> | null {
  if (counts === null) return null;
  const chosen = values.reduce((sum, id) => sum + (counts[id] ?? 0), 0);
  return Object.fromEntries(known.map(({ id }) => [id, chosen + (counts[id] ?? 0)]));
}

/** « Toutes les spécialités », « Urologie », « Urologie et 1 autre ». */
export function chosenNames(known: SpecialtyChoice[], values: readonly number[]): string {
  const [first, ...others] = values;
  if (first === undefined) return everySpecialty;
  const name = specialtyName(known, first);
  return others.length === 0 ? name : `${name} et ${formatCount(others.length, 'autre', 'autres')}`;
}
