'use client';

import { useId, useState, useSyncExternalStore } from 'react';
import { SavedAdRow } from '@/components/ads/saved/saved-ad-row';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/notice/notice';
import { byDateSaved, readSavedAds } from '@/lib/ads/saved/read-saved-ads';
import { watchSavedAds } from '@/lib/ads/saved/saved-ads';
import { adListPath } from '@/lib/ads/search';
import { formatCount } from '@/lib/french/numbers';
import grid from '../card/ad-cards.module.css';
import styles from './saved-ads.module.css';

/** The saved ads. Those that are removed stay until the page is left, to be restored. */
export function SavedAds() {
  const saved = useSyncExternalStore(watchSavedAds, readSavedAds, () => null);
  const [shown, setShown] = useState(saved ?? []);
  const headingId = useId();
  const added = saved?.filter(({ id }) => !shown.some((ad) => ad.id === id)) ?? [];
  if (added.length > 0) setShown([...shown, ...added].sort(byDateSaved));

  if (saved === null) {
    return (
      <>
        <p className={styles.scripted}>Chargement de vos annonces…</p>
        <p className={styles.unscripted}>
          Garder des annonces demande JavaScript, qui est désactivé dans votre navigateur. Vous
          pouvez ajouter à vos favoris la page d’une annonce.
        </p>
      </>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        title="Vous n’avez pas d’annonce gardée."
        action={<ButtonLink href={adListPath}>Voir les annonces</ButtonLink>}
      >
        Pressez le cœur d’une annonce pour la retrouver ici.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.count} aria-live="polite" aria-atomic>
        {formatCount(saved.length, 'annonce gardée', 'annonces gardées')}
      </h2>
      <ul className={grid.cards}>
        {shown.map((ad) => (
          <SavedAdRow key={ad.id} ad={ad} saved={saved.some(({ id }) => id === ad.id)} />
        ))}
      </ul>
    </section>
  );
}
