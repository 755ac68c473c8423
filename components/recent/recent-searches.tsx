'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { useCode } from '@/components/ui/use-code';
import { readVisits, searchesItem, watchVisits } from '@/lib/ads/visits/stored-visits';
import styles from './recent-searches.module.css';

const loadCode = () => import('@/components/recent/recent-row');

type Props = {
  /** The query of the filters of this page, whose search is not offered. */
  query?: string;
  children?: ReactNode;
};

/**
 * A row that is there for everybody. Over it the recent searches of this browser, once their numbers of new ads are
 * known: nothing moves.
 */
export function RecentSearches({ query = '', children }: Props) {
  const stored = useSyncExternalStore(
    watchVisits,
    () => readVisits(searchesItem),
    () => '',
  );
  const others = stored
    .split('\n')
    .filter((line) => line.split(' ')[2] !== query)
    .join('\n');
  const code = useCode(others === '' ? null : loadCode);

  return (
    <div className={styles.place}>
      {children}
      {code && <code.RecentRow stored={others}>{children}</code.RecentRow>}
    </div>
  );
}
