import { Field, Select } from '@/components/ui/field/field';
import { type Radius, radii } from '@/lib/ads/search';

export function RadiusField({ value }: { value: Radius }) {
  return (
    <Field label="Rayon">
      {(control) => (
        // Uncontrolled: another element would lose the focus.
        <Select {...control} name="radius" defaultValue={value}>
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
