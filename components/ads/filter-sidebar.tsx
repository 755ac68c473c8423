import { useRef } from 'react';
import { FilterForm } from '@/components/ads/filter-form';
import { type AdFilters, type AdSearch, withFilters } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty';
import styles from './filters.module.css';

// A date passes through several days while it is typed: one step back is enough for all of them.
const sameGesture = 2_000;

type Props = {
  search: AdSearch;
  specialties: Specialty[] | null;
  onSearch: (search: AdSearch, mode?: 'push' | 'replace') => void;
};

/** The filters beside the list, on larger screens: each change applies at once. */
export function FilterSidebar({ search, specialties, onSearch }: Props) {
  const lastChange = useRef(0);

  function change(filters: AdFilters) {
    const recent = Date.now() - lastChange.current < sameGesture;
    lastChange.current = Date.now();
    onSearch(withFilters(search, filters), recent ? 'replace' : 'push');
  }

  return (
    <aside className={styles.sidebar} aria-labelledby="filtres">
      <h2 id="filtres" className={styles.title}>
        Filtres
      </h2>
      <FilterForm search={search} specialties={specialties} onChange={change} onApply={change} />
    </aside>
  );
}
