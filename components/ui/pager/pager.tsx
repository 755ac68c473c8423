import type { MouseEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/icons';
import styles from './pager.module.css';
import { type Direction, PagerStep } from './pager-step';

type Target = { href: string } | null;

type Props = {
  page: number;
  previous: Target;
  next: Target;
  /** May prevent the navigation to handle the step in place. */
  onSelect?: (event: MouseEvent<HTMLAnchorElement>, direction: Direction) => void;
};

export function Pager({ page, previous, next, onSelect }: Props) {
  return (
    <nav aria-label="Pagination" className={styles.pager}>
      <PagerStep direction="previous" href={previous?.href} onSelect={onSelect}>
        <ChevronLeftIcon size={20} aria-hidden />
        <span className={styles.label}>Page précédente</span>
      </PagerStep>
      <span className={styles.page} aria-current="page">
        Page {page}
      </span>
      <PagerStep direction="next" href={next?.href} onSelect={onSelect}>
        <span className={styles.label}>Page suivante</span>
        <ChevronRightIcon size={20} aria-hidden />
      </PagerStep>
    </nav>
  );
}
