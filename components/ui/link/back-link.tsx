import Link from 'next/link';
import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import styles from './back-link.module.css';

type Props = { href: string; children: ReactNode };

/** A link back to a list, not printed. */
export function BackLink({ href, children }: Props) {
  return (
    <p className={styles.back}>
      <Link href={href} prefetch={false}>
        <ArrowLeftIcon size={20} aria-hidden />
        {children}
      </Link>
    </p>
  );
}
