'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { type SavedAd, saveAd, savedAdItems } from '@/lib/ads/saved/saved-ads';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import styles from './saved-ads.module.css';

/** Saves the ads of a list in this browser, and leads to the saved ads. Those that were saved keep their place. */
export function KeepAds({ ads }: { ads: Omit<SavedAd, 'savedAt'>[] }) {
  const router = useRouter();

  function keep() {
    const savedAt = new Date().toISOString();
    const saved = savedAdItems();
    for (const { id, title } of ads) if (!saved.has(id)) saveAd({ id, title, savedAt });
    // With the router, which keeps in memory what the browser could not store.
    router.push(savedAdsPage.path);
  }

  return (
    <p className={styles.scripted}>
      <Button onClick={keep}>Garder ces annonces</Button>
    </p>
  );
}
