'use client';

import { useState, useSyncExternalStore } from 'react';
import { buttonClassName } from '@/components/ui/button/button';
import { HeartIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { removeSavedAd, saveAd, savedAdItems, watchSavedAds } from '@/lib/ads/saved/saved-ads';
import styles from './save-button.module.css';

type Props = {
  id: number;
  title: string;
  /** Whether it is the heart of a card, without a visible text. */
  onCard?: boolean;
};

/**
 * Saves an ad in this browser, or removes it. The heart of a card is rendered after hydration, in its own corner;
 * elsewhere the button is served, so that nothing shifts, and CSS hides it without JavaScript.
 */
export function SaveButton({ id, title, onCard = false }: Props) {
  const saved = useSyncExternalStore(
    watchSavedAds,
    () => savedAdItems().has(id),
    () => null,
  );
  const [refused, setRefused] = useState(false);
  if (saved === null && onCard) return null;
  const label = saved ? 'Annonce gardée' : 'Garder l’annonce';

  function toggle() {
    if (saved) removeSavedAd(id);
    setRefused(!saved && !saveAd({ id, title, savedAt: new Date().toISOString() }));
  }

  return (
    <>
      <button
        type="button"
        className={
          onCard
            ? styles.heart
            : buttonClassName({ variant: 'secondary', className: styles.button })
        }
        aria-pressed={saved ?? false}
        onClick={toggle}
      >
        <HeartIcon size={onCard ? 22 : 20} aria-hidden />
        {onCard ? (
          <VisuallyHidden>{`${label}${saved ? '\u00a0:' : ''} ${title}`}</VisuallyHidden>
        ) : (
          <span>{label}</span>
        )}
      </button>
      {refused && saved && (
        <p role="alert" className={styles.refused}>
          Votre navigateur ne peut pas l’enregistrer&nbsp;: elle n’est gardée que jusqu’à votre
          départ du site.
        </p>
      )}
    </>
  );
}
