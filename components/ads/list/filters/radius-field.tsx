import { Field, Select } from '@/components/ui/field/field';
import { radii } from '@/lib/ads/search';

/** The radius around a commune, uncontrolled. */
export function RadiusField({ radius: chosen }: { radius: number }) {
  return (
    <Field label="Rayon">
      {(control) => (
        <Select {...control} name="radius" defaultValue={chosen}>
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
