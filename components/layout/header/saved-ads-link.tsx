'use client';

import { useSyncExternalStore } from 'react';
import { PageLink } from '@/components/layout/header/navigation';
import { HeartIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { savedAdItems, watchSavedAds } from '@/lib/ads/saved/saved-ads';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import styles from './saved-ads-link.module.css';

/** The link to the saved ads, with their number. */
export function SavedAdsLink({ onClick }: { onClick: () => void }) {
  const count = useSyncExternalStore(
    watchSavedAds,
    () => savedAdItems().size,
    () => 0,
  );
  return (
    <PageLink href={savedAdsPage.path} onClick={onClick}>
      <HeartIcon size={22} aria-hidden className={styles.heart} />
      <span className={styles.title}>{savedAdsPage.title}</span>
      {count > 0 && (
        <span className={styles.count}>
          <VisuallyHidden>, </VisuallyHidden>
          <span>{count}</span>
          <VisuallyHidden>{count > 1 ? ' gardées' : ' gardée'}</VisuallyHidden>
        </span>
      )}
    </PageLink>
  );
}
