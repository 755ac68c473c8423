import Link from 'next/link';
import { XIcon } from '@/components/ui/icons/icons';
import { inPlace } from '@/components/ui/link/in-place';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ActiveFilter } from '@/lib/ads/list/active-filters';
import { type AdSearch, adListHref } from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';
import styles from './active-filter-list.module.css';

type Props = { filters: ActiveFilter[]; onSelect: (search: AdSearch) => void };

/** The filters of a search, each a link to the search without it. Works without JavaScript. */
export function ActiveFilterList({ filters, onSelect }: Props) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filtres actifs" className={styles.filters}>
      {filters.map(({ name, without }) => (
        <li key={name}>
          <Link
            href={adListHref(without)}
            rel={linkRel(adListHref(without))}
            prefetch={false}
            onClick={(event) => inPlace(event, () => onSelect(without))}
          >
            <VisuallyHidden>Retirer le filtre </VisuallyHidden>
            {name}
            <XIcon size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
