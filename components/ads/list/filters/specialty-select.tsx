import { SpecialtyOptions } from '@/components/ads/specialty/specialty-options';
import { Field, Select } from '@/components/ui/field/field';
import { everySpecialty, specialtiesUnavailable } from '@/lib/ads/messages';
import { type SpecialtyChoice, specialtyById, specialtyName } from '@/lib/ads/specialty/specialty';
import { formatCount } from '@/lib/french/numbers';

export const specialtyLabel = 'Spécialité';

export type SpecialtyProps = {
  /** `null` when they could not be loaded. */
  specialties: SpecialtyChoice[] | null;
  value: number | null;
  /** Searched for beside it, as of a URL. */
  others?: readonly number[];
  /** How many ads each has; `null` when that is unknown. */
  counts?: Record<number, number> | null;
};

/** A `<select>`: for the server, and when the code of the combobox cannot be loaded. */
export function SpecialtySelect(props: SpecialtyProps & { autoFocus?: boolean }) {
  const { specialties, value, others = [], counts = null, autoFocus } = props;
  const failed = specialties === null;
  const known = specialties ?? [];
  const all = value === null ? '' : [value, ...others].join();
  const isOption = others.length === 0 && value !== null && specialtyById(known, value);
  return (
    <Field label={specialtyLabel} error={failed && specialtiesUnavailable}>
      {(control) => (
        <>
          {/* A disabled field is not sent: this is the current filter. */}
          {failed && value !== null && <input type="hidden" name="specialty" value={all} />}
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
            {value !== null && !isOption && (
              <option value={all}>{chosenNames(known, value, others)}</option>
            )}
            <SpecialtyOptions specialties={known} counts={counts} />
          </Select>
        </>
      )}
    </Field>
  );
}

/** « Urologie », « Urologie et 1 autre ». */
export function chosenNames(
  known: SpecialtyChoice[],
  first: number,
  others: readonly number[],
): string {
  const name = specialtyName(known, first);
  return others.length === 0 ? name : `${name} et ${formatCount(others.length, 'autre', 'autres')}`;
}
