'use client';

import { useBrowserValue } from '@/components/ui/use-hydrated';
import type { AdDetails } from '@/lib/ads/details';
import { fitInWords, inDates } from '@/lib/ads/fit';
import { parseAdSearch } from '@/lib/ads/parse-search';
import styles from './ad-sections.module.css';

/** How an ad fits the dates of the search it was found with: only the browser knows them. */
export function AdFit({ dates, today }: { dates: AdDetails['dates']; today: string }) {
  const read = () => fitInWords(dates, parseAdSearch(new URLSearchParams(location.search)), today);
  const words = useBrowserValue(read, null);
  return (
    words && (
      <p className={styles.fit} data-fits={words === inDates || undefined}>
        {words}
      </p>
    )
  );
}
