'use client';

import { useEffect, useId, useRef } from 'react';
import { PostGrid } from '@/components/blog/list/post-grid';
import { PostListHeading } from '@/components/blog/list/post-list-heading';
import { PostSkeletons } from '@/components/blog/list/post-skeletons';
import { PostsEmpty } from '@/components/blog/list/posts-empty';
import { PostsFailure } from '@/components/blog/list/posts-failure';
import { type ServedPosts, usePostPages } from '@/components/blog/list/use-post-pages';
import { MorePosts } from '@/components/blog/post/more-posts';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { blogHref } from '@/lib/blog/search';
import styles from './post-list.module.css';

type Props = {
  served: ServedPosts & {
    /** The list ends before the requested page: this is the first one. */
    beyondEnd: boolean;
  };
  /** The hosts whose images are resized. */
  imageHosts: readonly string[];
  /** The message when there is no post. */
  nothing: string;
};

/** The posts as served, then those loaded with « Voir plus d'articles ». */
export function PostList({ served, imageHosts, nothing }: Props) {
  const { search, beyondEnd } = served;
  const { cards, count, next, loading, failed, more } = usePostPages(served);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const href = blogHref(search);

  useEffect(() => {
    if (beyondEnd) window.history.replaceState(null, '', href);
  }, [beyondEnd, href]);

  function retry() {
    more();
    // The focused link is removed.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <PostListHeading ref={heading} id={headingId} search={search} count={count} />
      <div role="status" className={styles.message}>
        {beyondEnd && (
          <AnnouncedNotice>Cette page est vide, retour à la première page.</AnnouncedNotice>
        )}
      </div>
      {cards.length > 0 && <PostGrid cards={cards} search={search} imageHosts={imageHosts} />}
      {cards.length === 0 && loading && <PostSkeletons />}
      {failed && count === undefined && <PostsFailure search={search} onRetry={retry} />}
      {cards.length === 0 && next === null && <PostsEmpty search={search} nothing={nothing} />}
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
