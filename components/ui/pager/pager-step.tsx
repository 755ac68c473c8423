import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import styles from './pager.module.css';

export type Direction = 'previous' | 'next';

type Props = {
  direction: Direction;
  /** Without it the step is disabled. */
  href: string | undefined;
  onSelect: ((event: MouseEvent<HTMLAnchorElement>, direction: Direction) => void) | undefined;
  children: ReactNode;
};

export function PagerStep({ direction, href, onSelect, children }: Props) {
  if (href === undefined) {
    return (
      // An anchor without `href` is a disabled link in HTML.
      // biome-ignore lint/a11y/useValidAnchor: disabled on purpose
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
      // No handler without `onSelect`, so that server components can render the pager.
      {...(onSelect && { onClick: (event) => onSelect(event, direction) })}
    >
      {children}
    </Link>
  );
}
