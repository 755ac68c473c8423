import { useRef } from 'react';
import type { FilterFormProps } from '@/components/ads/list/filters/filter-form';
import { hasPlaceWords, useEarlyChoice } from '@/components/ads/list/filters/form-fields';
import { SpecialtyField } from '@/components/ads/list/filters/specialty-field';
import { PlaceField } from '@/components/places/place-field';
import { Button } from '@/components/ui/button/button';
import {
  type AdFilters,
  adListPath,
  formatAdSearch,
  specialtiesOf,
  withFilters,
  withSpecialties,
} from '@/lib/ads/search';
import styles from './compact-form.module.css';
import formStyles from './filter-form.module.css';

/** Place and specialty alone, each applied at once: a GET form that has the other filters in hidden fields. */
export function CompactForm(props: Omit<FilterFormProps, 'live' | 'onReset'>) {
  const { search, specialties, place = null, served, onSearch, onPlace } = props;
  const form = useRef<HTMLFormElement>(null);
  const others = new URLSearchParams(formatAdSearch({ ...search, page: 1 }));
  for (const name of ['place', 'specialty']) others.delete(name);
  const choose = (filters: Partial<AdFilters>) => onSearch(withFilters(search, filters));

  useEarlyChoice(form, search, choose);

  return (
    // biome-ignore lint/a11y/useSemanticElements: more browsers know the role than the element
    <form
      ref={form}
      action={adListPath}
      role="search"
      autoComplete="off"
      className={styles.form}
      onSubmit={(event) => {
        // The server resolves words for a place.
        if (!hasPlaceWords(form.current)) event.preventDefault();
      }}
    >
      <PlaceField
        isShort
        value={search.place}
        place={place}
        onSelect={(chosen) => {
          onPlace?.(chosen);
          choose({ place: chosen?.slug ?? null });
        }}
      />
      <SpecialtyField
        specialties={specialties}
        values={specialtiesOf(search)}
        counts={served.facets?.specialties ?? null}
        onSelect={(chosen) => choose(withSpecialties(chosen))}
      />
      <Button type="submit" className={formStyles.submit}>
        Rechercher
      </Button>
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
