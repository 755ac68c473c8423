import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/icons';
import styles from './pager.module.css';

/** `rel` has `prev` or `next`, and `nofollow` for a page that crawlers may not read. */
type Target = { href: string; rel: string | undefined };

type Props = {
  page: number;
  /** How many there are; `null` when that is not known. */
  pages: number | null;
  /** `null`: the step is disabled. */
  previous: Target | null;
  next: Target | null;
  /** May prevent the navigation to handle the step in place. */
  onSelect: (event: MouseEvent<HTMLAnchorElement>, direction: 'previous' | 'next') => void;
};

/** Nothing for a list of one page. */
export function Pager({ page, pages, previous, next, onSelect }: Props) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Pagination" className={styles.pager}>
      <PagerStep target={previous} direction="previous" onSelect={onSelect}>
        <ChevronLeftIcon size={20} aria-hidden />
        <span className={styles.label}>Page précédente</span>
      </PagerStep>
      <span className={styles.page} aria-current="page">
        <span>{`Page ${page}`}</span>
        {pages !== null && <span>{` sur ${pages}`}</span>}
      </span>
      <PagerStep target={next} direction="next" onSelect={onSelect}>
        <span className={styles.label}>Page suivante</span>
        <ChevronRightIcon size={20} aria-hidden />
      </PagerStep>
    </nav>
  );
}

type StepProps = Pick<Props, 'onSelect'> & {
  target: Target | null;
  direction: 'previous' | 'next';
  children: ReactNode;
};

function PagerStep({ target, direction, onSelect, children }: StepProps) {
  const step = { className: styles.step, children };
  // An anchor without `href` is a disabled link in HTML.
  if (target === null) return <a role="link" aria-disabled="true" {...step} />;
  return (
    <Link {...step} {...target} prefetch={false} onClick={(event) => onSelect(event, direction)} />
  );
}
