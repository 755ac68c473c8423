import { SpecialtySelect } from '@/components/ads/list/filters/specialty-select';
import { everyDate, WhenOptions, whenLabel } from '@/components/ads/when/when-options';
import { PlaceField } from '@/components/places/place-field';
import { Button } from '@/components/ui/button/button';
import { Field, Select } from '@/components/ui/field/field';
import { adListPath } from '@/lib/ads/ad-paths';
import type { ListFilters } from '@/lib/ads/search';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import type { WhenChoice } from '@/lib/ads/when/when-choices';
import styles from './home-search.module.css';

type Props = {
  /** `null` when they could not be loaded. */
  specialties: SpecialtyChoice[] | null;
  when: WhenChoice[];
  filters: ListFilters;
};

/** Place, dates and specialty, as a plain form that leads to the list. */
export function HomeSearch({ specialties, when, filters }: Props) {
  const hasPlaces = filters === 'all';
  return (
    // biome-ignore lint/a11y/useSemanticElements: more browsers know the role than the element
    <form action={adListPath} role="search" className={styles.form}>
      <h2 className={styles.title}>Trouvez un remplacement</h2>
      {hasPlaces && <PlaceField isShort />}
      <Field label={whenLabel}>
        {(control) => (
          <Select {...control} name="when" defaultValue="">
            <option value="">{everyDate}</option>
            <WhenOptions choices={when} />
          </Select>
        )}
      </Field>
      {specialties && <SpecialtySelect specialties={specialties} values={[]} />}
      <Button type="submit" className={styles.submit}>
        Rechercher
      </Button>
    </form>
  );
}
