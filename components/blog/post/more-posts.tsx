import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { buttonClassName } from '@/components/ui/button/button-class-name';
import { inPlace } from '@/components/ui/link/in-place';
import { ProgressBar } from '@/components/ui/loading/progress-bar';
import { Notice } from '@/components/ui/notice/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatCount } from '@/lib/french/plural';
import styles from './more-posts.module.css';

type Props = {
  /** The next page, as a page of its own; `null` at the end. */
  href: string | null;
  /** How many posts are shown. */
  shown: number;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
};

/** Brings the next posts in, after those that are there; without JavaScript, leads to them. */
export function MorePosts({ href, shown, loading, failed, onMore }: Props) {
  const [added, setAdded] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  // How many were shown when more were asked for.
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (before.current === null || before.current >= shown) return;
    setAdded(shown - before.current);
    focusPost(root.current, before.current);
    before.current = null;
  }, [shown]);

  // Whoever leaves meanwhile comes back to where they were, not to the new posts.
  useEffect(() => {
    return () => {
      before.current = null;
    };
  }, []);

  function ask() {
    if (loading) return;
    before.current = shown;
    setAdded(0);
    onMore();
  }

  return (
    <div ref={root} className={styles.more} data-in-place>
      {loading && <ProgressBar />}
      {failed && (
        <Notice tone="danger" role="alert">
          Impossible de charger les articles pour le moment.
        </Notice>
      )}
      {href !== null && (
        <Link
          href={href}
          prefetch={false}
          rel="next"
          className={buttonClassName({ variant: 'secondary', size: 'large' })}
          aria-disabled={loading || undefined}
          onClick={(event) => inPlace(event, ask)}
        >
          {loading ? 'Chargement…' : "Voir plus d'articles"}
        </Link>
      )}
      <div role="status" className={styles.status}>
        <VisuallyHidden>
          {loading && 'Chargement…'}
          {added > 0 && formatCount(added, 'article ajouté', 'articles ajoutés')}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** The keyboard goes on from the first of the new posts, unless it has gone elsewhere meanwhile. */
function focusPost(more: HTMLElement | null, index: number): void {
  const focused = document.activeElement;
  if (focused !== document.body && !more?.contains(focused)) return;
  more?.parentElement?.querySelectorAll<HTMLElement>('article a')[index]?.focus();
}
