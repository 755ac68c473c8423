'use client';

import { useLinkStatus } from 'next/link';
import styles from './links.module.css';

/** Inside a link: a message while its page is loading. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span role="status" className={styles.pending}>
      Chargement…
    </span>
  );
}
