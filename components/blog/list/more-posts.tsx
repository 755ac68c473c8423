import { useEffect, useRef, useState } from 'react';
import { isControlFocused } from '@/components/layout/focus-return';
import { SiteLink } from '@/components/layout/links/site-link';
import { buttonClassName } from '@/components/ui/button/button';
import { inPlace } from '@/components/ui/link/in-place';
import { ProgressBar } from '@/components/ui/loading/loading';
import { Notice } from '@/components/ui/notice/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { postsUnavailable } from '@/lib/blog/messages';
import { formatCount } from '@/lib/french/numbers';
import styles from './post-list.module.css';

type Props = {
  /** The URL of the next page; `null` at the end. */
  href: string | null;
  shown: number;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
};

/** Appends the next posts to the list; without JavaScript, a link to the next page. */
export function MorePosts({ href, shown, loading, failed, onMore }: Props) {
  const [added, setAdded] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  // How many were shown when more were requested.
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (before.current === null || before.current >= shown) return;
    setAdded(shown - before.current);
    focusPost(root.current, before.current);
    before.current = null;
  }, [shown]);

  function loadMore() {
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
          {postsUnavailable}
        </Notice>
      )}
      {href !== null && (
        <SiteLink
          href={href}
          rel="next"
          className={buttonClassName({ variant: 'secondary', size: 'large' })}
          aria-disabled={loading || undefined}
          onClick={(event) => inPlace(event, loadMore)}
        >
          {loading ? 'Chargement…' : "Voir plus d'articles"}
        </SiteLink>
      )}
      <div role="status" className={styles.status}>
        <VisuallyHidden>
          {loading
            ? 'Chargement…'
            : added > 0 && formatCount(added, 'article ajouté', 'articles ajoutés')}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** Moves the focus to the first new post, unless it is elsewhere by now. */
function focusPost(more: HTMLElement | null, index: number): void {
  if (isControlFocused() && !more?.contains(document.activeElement)) return;
  more?.parentElement?.querySelectorAll<HTMLElement>('article a')[index]?.focus();
}
