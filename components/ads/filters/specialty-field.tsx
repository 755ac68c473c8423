import { useState } from 'react';
import { SpecialtyCombobox } from '@/components/ads/filters/specialty-combobox';
import { SpecialtyOptions } from '@/components/ads/specialty/specialty-options';
import { Field, Select } from '@/components/ui/field/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty-choices';

const everySpecialty = 'Toutes les spécialités';

type Props = {
  specialties: SpecialtyChoice[] | null;
  value: number | null;
  onSelect: (specialty: number | null) => void;
};

/**
 * A `<select>` until hydration, then a combobox with a search box; a `<select>` again when the code
 * of the combobox cannot be loaded.
 */
export function SpecialtyField({ specialties, value, onSelect }: Props) {
  const hydrated = useHydrated();
  const [unloadable, setUnloadable] = useState(false);
  const label = 'Spécialité';

  if (specialties === null) {
    return (
      <Field label={label} error="Impossible de charger les spécialités.">
        {(control) => (
          <>
            {/* Keeps the current filter. */}
            {value !== null && <input type="hidden" name="specialty" value={value} />}
            <Select {...control} disabled>
              <option>{value === null ? everySpecialty : 'Spécialité choisie'}</option>
            </Select>
          </>
        )}
      </Field>
    );
  }
  if (!hydrated || unloadable) {
    return (
      <Field label={label}>
        {(control) => (
          <Select
            // Uncontrolled, but reset when the search changes.
            key={value}
            {...control}
            name="specialty"
            defaultValue={value ?? ''}
            // Replaces the button that had the focus.
            autoFocus={unloadable}
          >
            <option value="">{everySpecialty}</option>
            {/* An unknown specialty, as of an old link, stays selected. */}
            {value !== null && !specialties.some(({ id }) => id === value) && (
              <option value={value}>Spécialité choisie</option>
            )}
            <SpecialtyOptions specialties={specialties} />
          </Select>
        )}
      </Field>
    );
  }
  return (
    <SpecialtyCombobox
      label={label}
      name="specialty"
      every={everySpecialty}
      specialties={specialties}
      value={value}
      onSelect={onSelect}
      onUnloadable={() => setUnloadable(true)}
    />
  );
}
