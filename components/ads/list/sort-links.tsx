import Link from 'next/link';
import { inPlace } from '@/components/ui/link/in-place';
import { type AdSearch, type AdSort, adListHref, sortOf } from '@/lib/ads/search';
import { isCommuneSlug } from '@/lib/ads/search-place';
import { linkRel } from '@/lib/routing/crawling';
import styles from './sort-links.module.css';

const sorts: { sort: AdSort; name: string }[] = [
  { sort: 'distance', name: 'Les plus proches' },
  { sort: 'recent', name: 'Les plus récentes' },
  { sort: 'start', name: 'Début le plus proche' },
];

type Props = {
  search: AdSearch;
  /** The place of the search. */
  place: string;
  onSelect: (search: AdSearch) => void;
};

/** The orders of a search by place, as links, so that they also work without JavaScript. */
export function SortLinks({ search, place, onSelect }: Props) {
  const current = sortOf(place, search.sort);
  return (
    <ul aria-label="Trier les annonces" className={styles.sorts}>
      {sorts
        .filter(({ sort }) => sort !== 'distance' || isCommuneSlug(place))
        .map(({ sort, name }) => {
          const sorted = { ...search, sort, page: 1 };
          const href = adListHref(sorted);
          return (
            <li key={sort}>
              <Link
                href={href}
                rel={linkRel(href)}
                prefetch={false}
                aria-current={sort === current ? 'true' : undefined}
                onClick={(event) => inPlace(event, () => onSelect(sorted))}
              >
                {name}
              </Link>
            </li>
          );
        })}
    </ul>
  );
}
