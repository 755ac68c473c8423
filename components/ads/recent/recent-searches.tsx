'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { readRecentSearches, watchVisits } from '@/lib/ads/visits';
import styles from './recent-searches.module.css';

const loadCode = () => import('@/components/ads/recent/recent-row');

/**
 * A row that is there for everybody. Over it the recent searches of this browser, once their numbers of new ads are
 * known: nothing moves.
 */
export function RecentSearches({ children }: { children?: ReactNode }) {
  const stored = useSyncExternalStore(watchVisits, readRecentSearches, () => '');
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadCode>> | null>(null);
  const isNeeded = stored !== '';
  useEffect(() => {
    if (isNeeded) loadCode().then(setCode, () => undefined);
  }, [isNeeded]);

  return (
    <div className={styles.place}>
      <div className={styles.usual}>{children}</div>
      {code && isNeeded && <code.RecentRow stored={stored}>{children}</code.RecentRow>}
    </div>
  );
}
