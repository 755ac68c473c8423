import Link from 'next/link';
import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './links.module.css';

type NewTabLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link that opens a new tab, and says so to screen readers. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (nouvelle fenêtre)</VisuallyHidden>
    </a>
  );
}

type BackLinkProps = {
  href: string;
  rel: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link back to a list, not printed. */
export function BackLink({ href, rel, onClick, children }: BackLinkProps) {
  return (
    <p className={styles.back}>
      <Link href={href} rel={rel} prefetch={false} onClick={onClick}>
        <ArrowLeftIcon size={20} aria-hidden />
        {children}
      </Link>
    </p>
  );
}

type LinkColumnsProps = {
  /** Sets the width of the columns and the gap. */
  className: string | undefined;
  /** List items with a link each. */
  children: ReactNode;
};

/** A list of links in columns, ordered down each column like an index. */
export function LinkColumns({ className, children }: LinkColumnsProps) {
  return <ul className={classNames(styles.links, className)}>{children}</ul>;
}

type SkipLinkProps = {
  href: `#${string}`;
  /** Sets its position. */
  className: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link past a part of the page, visible only when focused. */
export function SkipLink({ className, children, ...link }: SkipLinkProps) {
  return (
    <a {...link} className={classNames(styles.skip, className)}>
      {children}
    </a>
  );
}
