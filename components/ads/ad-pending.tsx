'use client';

import { useLinkStatus } from 'next/link';
import styles from './ad-pending.module.css';

/** Inside the link to an ad: says that it is on its way, when it keeps the visitor waiting. */
export function AdPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span role="status" className={styles.pending}>
      Chargement de l'annonce...
    </span>
  );
}
