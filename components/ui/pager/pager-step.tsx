import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import styles from './pager.module.css';

export type Direction = 'previous' | 'next';

type Props = {
  direction: Direction;
  /** Without it there is no such page: the step is shown, but leads nowhere. */
  href: string | undefined;
  onSelect: ((event: MouseEvent<HTMLAnchorElement>, direction: Direction) => void) | undefined;
  children: ReactNode;
};

export function PagerStep({ direction, href, onSelect, children }: Props) {
  if (href === undefined) {
    return (
      // An anchor without an address is how HTML spells a disabled link.
      // biome-ignore lint/a11y/useValidAnchor: it leads nowhere on purpose
      <a role="link" aria-disabled="true" className={styles.step}>
        {children}
      </a>
    );
  }
  return (
    <Link
      href={href}
      prefetch={false}
      rel={direction === 'previous' ? 'prev' : 'next'}
      className={styles.step}
      // No handler at all without `onSelect`, so that the server can render the pager.
      {...(onSelect && { onClick: (event) => onSelect(event, direction) })}
    >
      {children}
    </Link>
  );
}
