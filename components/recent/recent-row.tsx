import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { useRead } from '@/components/ui/use-read';
import { adListPath } from '@/lib/ads/ad-paths';
import { hourOf } from '@/lib/ads/new-ads';
import { forgetVisits, parseSearches } from '@/lib/ads/visits/recent-searches';
import { newAdsCall, readNewAds } from '@/lib/api/browser/new-ads';
import { formatCount } from '@/lib/french/numbers';
import styles from './recent-row.module.css';

/** The recent searches in a row that scrolls, then what the row usually has. */
export function RecentRow({ stored, children }: { stored: string; children: ReactNode }) {
  const searches = useRecentSearches(stored);
  if (searches.length === 0) return null;
  return (
    <section aria-label={title} className={styles.row}>
      <p aria-hidden>{title}</p>
      <RecentLinks searches={searches} className={styles.link} />
      <button type="button" onClick={forgetVisits}>
        Tout oublier
      </button>
      {children}
    </section>
  );
}

export const title = 'Vos recherches récentes';

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
