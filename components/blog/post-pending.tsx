'use client';

import { useLinkStatus } from 'next/link';
import styles from './post-pending.module.css';

/** Inside the link to a post: says that it is on its way, when it keeps the visitor waiting. */
export function PostPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span role="status" className={styles.pending}>
      Chargement…
    </span>
  );
}
