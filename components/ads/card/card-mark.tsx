'use client';

import { useSyncExternalStore } from 'react';
import {
  openedAdsItem,
  readVisits,
  searchesItem,
  watchVisits,
} from '@/lib/ads/visits/stored-visits';
import styles from './ad-card.module.css';

/** « Déjà vue » or « Nouvelle » on the edge of a card, where it moves nothing: only the browser knows. */
export function CardMark({ id, isNew }: { id: number; isNew: boolean }) {
  function read() {
    if (readVisits(openedAdsItem).includes(`,${id},`)) return 'Déjà vue';
    // The searches may be forgotten.
    return isNew && readVisits(searchesItem) !== '' ? 'Nouvelle' : null;
  }
  const mark = useSyncExternalStore(watchVisits, read, () => null);
  return mark && <p className={styles.mark}>{mark}</p>;
}
