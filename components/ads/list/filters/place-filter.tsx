import { useEffect, useRef, useState } from 'react';
import styles from '@/components/places/place-field.module.css';
import { Field, Input, Select } from '@/components/ui/field/field';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import { type AdSearch, type Radius, radii } from '@/lib/ads/search';
import { placeLabel, placeOfSlug } from '@/lib/ads/search-place';

type Props = {
  search: AdSearch;
  place: PlaceSummary | null;
  /** Whether leaving the field restores the place of the search. */
  restores: boolean;
  onSelect: (place: PlaceSummary | null) => void;
};

type Loaded = Pick<typeof import('@/components/places/place-field'), 'PlaceField'> & {
  /** What was typed into the plain field. */
  words: string;
};

/**
 * A text field that the server resolves, until the code of the combobox is loaded: once the field is visible, so on a
 * phone with the dialog. Not with `lazy`, for which React may write inline scripts that the policy of the page refuses.
 */
export function PlaceFilter({ search, place, restores, onSelect }: Props) {
  const visible = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const current = placeOfSlug(search.place, place);
  const radius = <RadiusField value={search.radius} />;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      // A failed load is retried when the field is visible again.
      import('@/components/places/place-field').then(replace, () => undefined);
    });

    function replace({ PlaceField }: Pick<Loaded, 'PlaceField'>) {
      observer.disconnect();
      const field = plain.current;
      if (field && field === document.activeElement) {
        // Not while the visitor uses it.
        field.addEventListener('blur', () => replace({ PlaceField }), { once: true });
      } else {
        setLoaded({
          PlaceField,
          words: field?.value === field?.defaultValue ? '' : (field?.value ?? ''),
        });
      }
    }

    // Not the input, which another search replaces.
    if (visible.current) observer.observe(visible.current);
    return () => observer.disconnect();
  }, []);

  if (loaded) {
    return (
      <loaded.PlaceField
        value={search.place}
        place={place}
        words={loaded.words}
        restores={restores}
        onSelect={onSelect}
        radius={radius}
      />
    );
  }
  return (
    <div ref={visible} className={styles.field}>
      <Field label="Où ?" hint="Ville, code postal, département ou région">
        {(control) => (
          <Input
            // Uncontrolled, but reset when the search changes.
            key={current?.slug}
            {...control}
            ref={plain}
            type="text"
            name="place"
            maxLength={100}
            defaultValue={current ? placeLabel(current) : ''}
            // What is typed is no filter until the server has resolved it.
            onChange={(event) => event.stopPropagation()}
          />
        )}
      </Field>
      <div className={styles.space} />
      <div className={styles.radius} data-shown={current?.kind === 'commune' || undefined}>
        {radius}
      </div>
    </div>
  );
}

function RadiusField({ value }: { value: Radius }) {
  return (
    <Field label="Rayon">
      {(control) => (
        // Uncontrolled, but reset when the search changes.
        <Select key={value} {...control} name="radius" defaultValue={value}>
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
