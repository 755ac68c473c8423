'use client';

import { type Ref, useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { MorePosts } from '@/components/blog/list/more-posts';
import { PostGrid, PostSkeletons } from '@/components/blog/list/post-card';
import { SiteLink } from '@/components/layout/links/site-link';
import { ButtonLink } from '@/components/ui/button/button';
import { inPlace } from '@/components/ui/link/in-place';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { EmptyState, Notice } from '@/components/ui/notice/notice';
import visuallyHidden from '@/components/ui/visually-hidden.module.css';
import { BeyondEndError, readPagedList } from '@/lib/api/browser/paged';
import { postsCall } from '@/lib/api/calls';
import { postsUnavailable } from '@/lib/blog/messages';
import type { Post } from '@/lib/blog/post';
import { cardsOf, type PostPage, postPage } from '@/lib/blog/post-page';
import { blogHref, isNarrowed, type PostSearch } from '@/lib/blog/search';
import { emptyPage } from '@/lib/french/messages';
import { linkRel } from '@/lib/routing/crawling';
import styles from './post-list.module.css';

type Props = {
  /** `beyondEnd`: the list ends before the requested page, and this is the first one. */
  served: ServedPosts & { beyondEnd: boolean };
  imageHosts: readonly string[];
  nothing: string;
};

/** The posts as served, then those loaded with « Voir plus d'articles ». */
export function PostList({ served, imageHosts, nothing }: Props) {
  const { search, beyondEnd } = served;
  const { cards, count, next, loading, failed, more } = usePostPages(served);
  const heading = useRef<HTMLHeadingElement>(null);
  const href = blogHref(search);
  const first = blogHref({ ...search, page: 1 });
  const isEmpty = cards.length === 0;

  useEffect(() => {
    if (beyondEnd) window.history.replaceState(null, '', href);
  }, [beyondEnd, href]);

  function retry() {
    more();
    // The focused link is removed.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.list}>
      <PostListHeading ref={heading} search={search} count={count} />
      <div role="status" className={styles.message}>
        {beyondEnd && <AnnouncedNotice>{emptyPage}</AnnouncedNotice>}
      </div>
      {!isEmpty && <PostGrid cards={cards} search={search} imageHosts={imageHosts} />}
      {isEmpty && loading && <PostSkeletons />}
      {failed && count === undefined && (
        <Notice
          tone="danger"
          role="alert"
          action={
            // Starts from the first page (docs/product.md#list-of-posts), also without JavaScript.
            <ButtonLink
              href={first}
              rel={linkRel(first)}
              variant="secondary"
              size="small"
              onClick={(event) => search.page === 1 && inPlace(event, retry)}
            >
              Réessayer
            </ButtonLink>
          }
        >
          {postsUnavailable}
        </Notice>
      )}
      {isEmpty && next === null && (
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
      {count !== undefined && (
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

type PostListHeadingProps = {
  ref: Ref<HTMLHeadingElement>;
  search: PostSearch;
  count: string | undefined;
};

/** The heading of the list, visually hidden on the first page of all posts. */
function PostListHeading({ ref, search, count }: PostListHeadingProps) {
  const { page } = search;
  const narrowed = isNarrowed(search);
  const title = narrowed ? (count ?? 'Articles') : 'Tous les articles';
  return (
    <div className={narrowed || page > 1 ? styles.head : visuallyHidden.hidden}>
      <h2 ref={ref} className={styles.heading} tabIndex={-1}>
        {page > 1 ? `${title}, page ${page}` : title}
      </h2>
      {page > 1 && (
        <SiteLink href={blogHref({ ...search, page: page - 1 })} rel="prev">
          Articles plus récents
        </SiteLink>
      )}
    </div>
  );
}

/** The page rendered by the server; `null` when the API failed. */
type ServedPosts = { search: PostSearch; page: PostPage | null };

/** The served page, then those loaded after it, which SWR caches for Back (docs/product.md#list-of-posts). */
function usePostPages({ search, page }: ServedPosts) {
  const first = page ? search.page + 1 : search.page;
  const { data, error, isValidating, setSize } = useSWRInfinite<PostPage, unknown>(
    (index) => postsCall({ ...search, page: first + index }),
    async (call: string) => postPage(await readPagedList<Post>(call)),
    {
      initialSize: 0,
      fallbackData: [],
      // Loaded pages are never revalidated, only the next one is requested.
      revalidateOnMount: false,
      revalidateIfStale: false,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const added = data ?? [];
  const pages = page ? [page, ...added] : added;
  const last = pages.at(-1);
  // A 404 ends the list, unless it is for the first page, which always exists.
  const ended = last?.hasNext === false || (last !== undefined && error instanceof BeyondEndError);

  return {
    cards: cardsOf(pages),
    count: last?.count,
    /** The next page; `null` at the end. */
    next: ended ? null : first + added.length,
    loading: isValidating,
    failed: !isValidating && !ended && (last === undefined || error !== undefined),
    more: () => void setSize(added.length + 1).catch(() => undefined),
  };
}
