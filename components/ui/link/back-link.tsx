import Link from 'next/link';
import type { MouseEventHandler, ReactNode } from 'react';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import styles from './back-link.module.css';

type Props = {
  href: string;
  rel: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link back to a list, not printed. */
export function BackLink({ href, rel, onClick, children }: Props) {
  return (
    <p className={styles.back}>
      <Link href={href} rel={rel} prefetch={false} onClick={onClick}>
        <ArrowLeftIcon size={20} aria-hidden />
        {children}
      </Link>
    </p>
  );
}
