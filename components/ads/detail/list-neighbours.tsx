'use client';

import { useSyncExternalStore } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/icons';
import { neighboursIn, readShownList } from '@/lib/ads/list-neighbours';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { adHref } from '@/lib/ads/search';
import styles from './list-neighbours.module.css';

const never = () => () => {};

/** Links to the ads before and after this one in the list the visitor comes from, which only the browser knows. */
export function ListNeighbours({ id }: { id: number }) {
  const stored = useSyncExternalStore(never, readShownList, () => null);
  if (stored === null) return null;
  const search = parseAdSearch(new URLSearchParams(location.search));
  const { previous, next } = neighboursIn(stored, id, search);
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Annonces de la liste" className={styles.neighbours}>
      {previous !== null && (
        <SiteLink href={adHref(previous, search)}>
          <ChevronLeftIcon size={20} aria-hidden />
          <span>Annonce précédente</span>
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink href={adHref(next, search)}>
          <span>Annonce suivante</span>
          <ChevronRightIcon size={20} aria-hidden />
        </SiteLink>
      )}
    </nav>
  );
}
