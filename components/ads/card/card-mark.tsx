'use client';

import { useSyncExternalStore } from 'react';
import { markOf, watchVisits } from '@/lib/ads/visits';
import styles from './card-mark.module.css';

type Props = {
  id: number;
  newHour: string | null;
  /** The query of the filters of its list. */
  query: string;
};

/** « Nouvelle » or « Déjà vue » on the edge of a card, where it moves nothing: only the browser knows. */
export function CardMark({ id, newHour, query }: Props) {
  const read = () => markOf(id, newHour, query);
  const mark = useSyncExternalStore(watchVisits, read, () => null);
  return mark && <p className={styles.mark}>{mark}</p>;
}
