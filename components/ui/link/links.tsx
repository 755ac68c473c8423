import Link from 'next/link';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './links.module.css';

/** A link that opens a new tab, and says so to screen readers. */
export function NewTabLink({ children, ...link }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (nouvelle fenêtre)</VisuallyHidden>
    </a>
  );
}

/** A link back to a list, not printed. */
export function BackLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <p className={styles.back}>
      <Link {...link} prefetch={false}>
        <ArrowLeftIcon size={20} aria-hidden />
        {children}
      </Link>
    </p>
  );
}

/** A list of links in columns, ordered down each column like an index. The class sets their width and the gap. */
export function LinkColumns({ className, ...list }: ComponentProps<'ul'>) {
  return <ul {...list} className={classNames(styles.links, className)} />;
}

/** A link past a part of the page, visible only when focused. The class sets its position. */
export function SkipLink({ className, ...link }: ComponentProps<'a'>) {
  return <a {...link} className={classNames(styles.skip, className)} />;
}
