import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './skip-link.module.css';

type Props = {
  href: `#${string}`;
  /** Sets its position. */
  className: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link past a part of the page, visible only when focused. */
export function SkipLink({ className, children, ...link }: Props) {
  return (
    <a {...link} className={classNames(styles.skip, className)}>
      {children}
    </a>
  );
}
