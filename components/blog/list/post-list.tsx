'use client';

import { useEffect, useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { PostGrid } from '@/components/blog/list/post-card';
import { isControlFocused } from '@/components/layout/focus-return';
import { SiteLink } from '@/components/layout/links/site-link';
import { ButtonLink, buttonClassName, RetryLink } from '@/components/ui/button/button';
import { inPlace } from '@/components/ui/link/in-place';
import { ProgressBar } from '@/components/ui/loading/loading';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { EmptyState, Notice } from '@/components/ui/notice/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import visuallyHidden from '@/components/ui/visually-hidden.module.css';
import { BeyondEndError, readPagedList } from '@/lib/api/browser/paged';
import { postsCall } from '@/lib/api/calls';
import { postsUnavailable } from '@/lib/blog/messages';
import { cardsOf, type Post, type PostPage, postPage } from '@/lib/blog/post';
import { blogHref, isNarrowed, type PostSearch } from '@/lib/blog/search';
import { emptyPage } from '@/lib/french/messages';
import { formatCount } from '@/lib/french/numbers';
import { linkRel } from '@/lib/routing/crawling';
import styles from './post-list.module.css';

type Props = {
  /**
   * `page`: `null` when the API failed. `beyondEnd`: the list ends before the requested page, and this is the first.
   */
  served: { search: PostSearch; page: PostPage | null; beyondEnd: boolean };
  imageHosts: readonly string[];
  nothing: string;
};

/** The posts as served, then those loaded with « Voir plus d'articles ». */
export function PostList({ served, imageHosts, nothing }: Props) {
  const { search, page, beyondEnd } = served;
  const { cards, count, next, loading, failed, more } = usePostPages(served);
  const href = blogHref(search);
  const first = blogHref({ ...search, page: 1 });
  const isEmpty = cards.length === 0;

  useEffect(() => {
    if (beyondEnd) window.history.replaceState(null, '', href);
  }, [beyondEnd, href]);

  return (
    <section className={styles.list}>
      <PostListHeading search={search} count={count} />
      <div role="status" className={styles.message}>
        {beyondEnd && <AnnouncedNotice>{emptyPage}</AnnouncedNotice>}
      </div>
      {!isEmpty && <PostGrid cards={cards} search={search} imageHosts={imageHosts} />}
      {page === null && (
        // From the first page (docs/product.md#list-of-posts).
        <Notice
          tone="danger"
          role="alert"
          action={<RetryLink small href={first} rel={linkRel(first)} />}
        >
          {postsUnavailable}
        </Notice>
      )}
      {page && isEmpty && next === null && (
        <EmptyState
          heading="h3"
          title={nothing}
          action={
            isNarrowed(search) && <ButtonLink href={blogHref()}>Voir tous les articles</ButtonLink>
          }
        >
          {search.words !== null &&
            'Essayez d’autres mots, ou parcourez tous les articles du blog.'}
        </EmptyState>
      )}
      {page && (
        <MorePosts
          href={next === null ? null : blogHref({ ...search, page: next })}
          shown={cards.length}
          loading={loading}
          failed={failed}
          onMore={more}
        />
      )}
    </section>
  );
}

/** The heading of the list, visually hidden on the first page of all posts. */
function PostListHeading({ search, count }: { search: PostSearch; count: string | undefined }) {
  const { page } = search;
  const narrowed = isNarrowed(search);
  const title = narrowed ? (count ?? 'Articles') : 'Tous les articles';
  return (
    <div className={narrowed || page > 1 ? styles.head : visuallyHidden.hidden}>
      <h2 className={styles.heading}>{page > 1 ? `${title}, page ${page}` : title}</h2>
      {page > 1 && (
        <SiteLink href={blogHref({ ...search, page: page - 1 })} rel="prev">
          Articles plus récents
        </SiteLink>
      )}
    </div>
  );
}

type MorePostsProps = {
  /** The URL of the next page; `null` at the end. */
  href: string | null;
  shown: number;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
};

/** Appends the next posts to the list; without JavaScript, a link to the next page. */
function MorePosts({ href, shown, loading, failed, onMore }: MorePostsProps) {
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

/** The served page, then those loaded after it, which SWR caches for Back (docs/product.md#list-of-posts). */
function usePostPages({ search, page }: Props['served']) {
  const first = search.page + 1;
  const {
    data = [],
    error,
    isValidating,
    setSize,
  } = useSWRInfinite<PostPage, unknown>(
    (index) => postsCall({ ...search, page: first + index }),
    async (call: string) => postPage(await readPagedList<Post>(call)),
    {
      initialSize: 0,
      // Loaded pages are never revalidated, only the next one is requested.
      revalidateOnMount: false,
      revalidateIfStale: false,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const pages = page ? [page, ...data] : [];
  const last = pages.at(-1);
  const ended = last?.hasNext === false || error instanceof BeyondEndError;

  return {
    cards: cardsOf(pages),
    count: last?.count,
    /** The next page; `null` at the end. */
    next: ended ? null : first + data.length,
    loading: isValidating,
    failed: !isValidating && !ended && error !== undefined,
    more: () => void setSize(data.length + 1).catch(() => undefined),
  };
}
