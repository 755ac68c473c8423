import useSWRInfinite from 'swr/infinite';
import { isBeyondEnd } from '@/lib/api/browser/paged';
import { fetchPostPage } from '@/lib/api/browser/posts';
import { postsCall } from '@/lib/api/posts-call';
import type { PostCard } from '@/lib/blog/card';
import { cardsOf, type PostPage } from '@/lib/blog/post-page';
import type { PostSearch } from '@/lib/blog/search';

/** The page that came with the HTML; `null` when the server could not have it. */
export type ServedPosts = { search: PostSearch; page: PostPage | null };

type State = {
  /** What is there so far, none twice. */
  cards: PostCard[];
  /** How many there are over all pages; unknown while there are none. */
  count: string | undefined;
  /** The page after them; `null` at the end. */
  next: number | null;
  loading: boolean;
  failed: boolean;
  /** Asks for that page. */
  more: () => void;
};

/**
 * The page served, then those after it as the visitor asks for them (specification, section 4).
 * SWR keeps what it was asked for: it is still there when the visitor comes back.
 */
export function usePostPages({ search, page }: ServedPosts): State {
  const first = page ? search.page + 1 : search.page;
  const { data, error, isValidating, setSize } = useSWRInfinite<PostPage, unknown>(
    (index) => postsCall({ ...search, page: first + index }),
    fetchPostPage,
    {
      initialSize: 0,
      fallbackData: [],
      // What is there stays as it is: only what is not is asked for.
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
  // A page that vanished meanwhile is the end; but there is always a first one.
  const ended = last?.hasNext === false || (last !== undefined && isBeyondEnd(error));

  return {
    cards: cardsOf(pages),
    count: last?.count,
    next: ended ? null : first + added.length,
    loading: isValidating,
    failed: !isValidating && !ended && (last === undefined || error !== undefined),
    more: () => void setSize(added.length + 1).catch(() => undefined),
  };
}
