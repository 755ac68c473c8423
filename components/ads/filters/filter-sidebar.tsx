import { useId } from 'react';
import { FilterForm } from '@/components/ads/filters/filter-form';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import { type AdSearch, withFilters } from '@/lib/ads/search';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import styles from './filters.module.css';

type Props = {
  search: AdSearch;
  specialties: SpecialtyChoice[] | null;
  place: PlaceSummary | null | undefined;
  onSearch: (search: AdSearch, mode?: 'push' | 'replace') => void;
  onReset: () => void;
};

/** The filters on larger screens, beside the list: each change applies at once. */
export function FilterSidebar({ search, specialties, place, onSearch, onReset }: Props) {
  const titleId = useId();
  return (
    <aside className={styles.sidebar} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Filtres
      </h2>
      <FilterForm
        search={search}
        specialties={specialties}
        place={place}
        onChange={(filters, mode) => onSearch(withFilters(search, filters), mode)}
        onApply={(filters) => onSearch(withFilters(search, filters))}
        onReset={onReset}
      />
    </aside>
  );
}
