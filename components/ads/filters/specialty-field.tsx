import { useState } from 'react';
import { SpecialtyCombobox } from '@/components/ads/filters/specialty-combobox';
import { Field } from '@/components/ui/field/field';
import { Select } from '@/components/ui/field/select';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Specialty } from '@/lib/ads/specialty/specialty';

const everySpecialty = 'Toutes les spécialités';

type Props = {
  specialties: Specialty[] | null;
  value: number | null;
  onSelect: (specialty: number | null) => void;
};

/**
 * The browser's own list until JavaScript is there, then one with a search box; the browser's again
 * when that cannot be loaded.
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
            {/* What the visitor had chosen goes on filtering. */}
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
            // Its value is that of the search, and the visitor's until it changes.
            key={value}
            {...control}
            name="specialty"
            defaultValue={value ?? ''}
            // In the place of the button that was pressed.
            autoFocus={unloadable}
          >
            <option value="">{everySpecialty}</option>
            {/* Of an old link, say: it goes on filtering until another is chosen. */}
            {value !== null && !specialties.some(({ id }) => id === value) && (
              <option value={value}>Spécialité choisie</option>
            )}
            {specialties.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
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
