import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/icons';
import styles from './pager.module.css';

/** `rel` is `prev` or `next`, and what else it may be. */
type Target = { href: string; rel: string | undefined } | null;

type Props = {
  page: number;
  previous: Target;
  next: Target;
  /** Called when a step is pointed at or focused. */
  onIntent?: () => void;
  /** May prevent the navigation to handle the step in place. */
  onSelect?: (event: MouseEvent<HTMLAnchorElement>, direction: Direction) => void;
};

export function Pager({ page, previous, next, ...handlers }: Props) {
  return (
    <nav aria-label="Pagination" className={styles.pager}>
      <PagerStep direction="previous" target={previous} {...handlers}>
        <ChevronLeftIcon size={20} aria-hidden />
        <span className={styles.label}>Page précédente</span>
      </PagerStep>
      <span className={styles.page} aria-current="page">
        {`Page ${page}`}
      </span>
      <PagerStep direction="next" target={next} {...handlers}>
        <span className={styles.label}>Page suivante</span>
        <ChevronRightIcon size={20} aria-hidden />
      </PagerStep>
    </nav>
  );
}

type Direction = 'previous' | 'next';

type PagerStepProps = {
  direction: Direction;
  /** Without it the step is disabled. */
  target: Target;
  children: ReactNode;
} & Pick<Props, 'onIntent' | 'onSelect'>;

function PagerStep({ direction, target, onIntent, onSelect, children }: PagerStepProps) {
  if (target === null) {
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
      {...target}
      prefetch={false}
      className={styles.step}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      // No handler without `onSelect`, so that server components can render the pager.
      {...(onSelect && { onClick: (event) => onSelect(event, direction) })}
    >
      {children}
    </Link>
  );
}
