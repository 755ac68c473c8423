import { type ReactNode, useState } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { useRead } from '@/components/ui/use-read';
import { adListPath } from '@/lib/ads/ad-paths';
import { hourOf } from '@/lib/ads/new-ads';
import { forgetVisits, parseSearches } from '@/lib/ads/visits/recent-searches';
import { readVisits, searchesItem } from '@/lib/ads/visits/stored-visits';
import { newAdsCall, readNewAds } from '@/lib/api/browser/new-ads';
import { formatCount } from '@/lib/french/numbers';
import styles from './recent-row.module.css';

/** The recent searches in a row that scrolls, then what the row usually has. Once forgotten, it says so. */
export function RecentRow({ stored, children }: { stored: string; children: ReactNode }) {
  const searches = useRecentSearches(stored);
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten && readVisits(searchesItem) !== '') setIsForgotten(false);

  function forget() {
    forgetVisits();
    setIsForgotten(true);
  }

  if (searches.length === 0) {
    // An element of its own: its focus is heard, and it is not scrolled.
    return (
      isForgotten && (
        <section
          key="forgotten"
          ref={focus}
          tabIndex={-1}
          aria-label={forgotten}
          className={styles.row}
        >
          <p aria-hidden>{forgotten}</p>
          {children}
        </section>
      )
    );
  }
  return (
    <section aria-label={title} className={styles.row}>
      <p aria-hidden>{title}</p>
      <RecentLinks searches={searches} className={styles.link} />
      <button type="button" onClick={forget}>
        Tout oublier
      </button>
      {children}
    </section>
  );
}

/** The button that had the focus is removed: what is focused is heard, and Tab goes on from there. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export const title = 'Vos recherches récentes';
const forgotten = 'Vos recherches sont oubliées.';

type Counted = { query: string; name: string; news: string | null };

/** The recent searches, once it is known how many ads of each are new. None of a visit of this hour. */
export function useRecentSearches(stored: string): Counted[] {
  const searches = parseSearches(stored);
  const earlier = searches.filter(({ visit }) => visit < hourOf(Date.now()));
  const calls = earlier.map(newAdsCall).join(' ');
  const { data } = useRead(calls || null, readNewAds, { keepPreviousData: true });
  if (!data && calls !== '') return [];
  return searches.map((search) => {
    const count = earlier.includes(search) ? data?.[newAdsCall(search)] : undefined;
    const news =
      count === 0 ? 'aucune nouvelle' : count && formatCount(count, 'nouvelle', 'nouvelles');
    return { ...search, news: news || null };
  });
}

type LinksProps = { searches: Counted[]; className: string | undefined; onOpen?: () => void };

export function RecentLinks({ searches, className, onOpen }: LinksProps) {
  return (
    <ul className={styles.list}>
      {searches.map(({ query, name, news }) => (
        <li key={query}>
          <SiteLink href={`${adListPath}?${query}`} className={className} onClick={onOpen}>
            {news && <span className={styles.news}>{news}</span>}
            <span className={styles.name}>{name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
