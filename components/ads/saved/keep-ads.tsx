'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { HeartIcon } from '@/components/ui/icons/icons';
import { type SavedAd, saveAd, savedAdItems } from '@/lib/ads/saved/saved-ads';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import styles from './saved-ads.module.css';

/** Saves the ads of a list in this browser, and leads to the saved ads. Those that were saved keep their place. */
export function KeepAds({ ads }: { ads: Omit<SavedAd, 'savedAt'>[] }) {
  const router = useRouter();

  function keep() {
    const savedAt = new Date().toISOString();
    const saved = savedAdItems();
    for (const ad of ads) if (!saved.has(ad.id)) saveAd({ ...ad, savedAt });
    // With the router, which keeps in memory what the browser could not store.
    router.push(savedAdsPage.path);
  }

  return (
    <p className={styles.keep}>
      <Button onClick={keep}>
        <HeartIcon size={20} aria-hidden />
        <span>Garder ces annonces</span>
      </Button>
    </p>
  );
}
