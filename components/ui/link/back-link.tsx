import Link from 'next/link';
import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import styles from './back-link.module.css';

/** A link back to a list, not printed. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className={styles.back}>
      <Link href={href} prefetch={false}>
        <ArrowLeftIcon size={20} aria-hidden />
        {children}
      </Link>
    </p>
  );
}
