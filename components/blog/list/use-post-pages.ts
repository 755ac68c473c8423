import useSWRInfinite from 'swr/infinite';
import { isBeyondEnd, readPagedList } from '@/lib/api/browser/paged';
import { postsCall } from '@/lib/api/calls';
import type { PostCard } from '@/lib/blog/card';
import type { Post } from '@/lib/blog/post';
import { cardsOf, type PostPage, postPage } from '@/lib/blog/post-page';
import type { PostSearch } from '@/lib/blog/search';

/** The page rendered by the server; `null` when the API failed. */
export type ServedPosts = { search: PostSearch; page: PostPage | null };

type State = {
  /** All loaded posts, without duplicates. */
  cards: PostCard[];
  /** How many there are on all pages, once loaded. */
  count: string | undefined;
  /** The next page; `null` at the end. */
  next: number | null;
  loading: boolean;
  failed: boolean;
  /** Loads the next page. */
  more: () => void;
};

/**
 * The served page, then those loaded after it (docs/product.md#list-of-posts). SWR caches them: they are still shown
 * when the visitor comes back.
 */
export function usePostPages({ search, page }: ServedPosts): State {
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
