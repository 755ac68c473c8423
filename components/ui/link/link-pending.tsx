'use client';

import { useLinkStatus } from 'next/link';
import styles from './link-pending.module.css';

/** Inside a link: says that its page is on its way, when it keeps the visitor waiting. */
export function LinkPending({ children }: { children: string }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span role="status" className={styles.pending}>
      {children}
    </span>
  );
}
