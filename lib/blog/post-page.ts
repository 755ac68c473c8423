import { type PostCard, postCard } from '@/lib/blog/card';
import type { Post } from '@/lib/blog/post';
import { formatCount } from '@/lib/french/numbers';

/** One page of the blog, ready to show. */
export type PostPage = {
  cards: PostCard[];
  /** « N article(s) trouvé(s) », over all pages. */
  count: string;
  hasNext: boolean;
};

type PagedPosts = { count: number; results: Post[]; next: string | null };

/** The page of the blog in a response of the API (docs/product.md#list-of-posts). */
export function postPage({ count, results, next }: PagedPosts): PostPage {
  return {
    cards: results.map(postCard),
    count: formatCount(count, 'article trouvé', 'articles trouvés'),
    hasNext: next !== null,
  };
}

/** The cards of pages in their order, without duplicates (docs/product.md#list-of-posts). */
export function cardsOf(pages: PostPage[]): PostCard[] {
  const byId = new Map<number, PostCard>();
  for (const card of pages.flatMap(({ cards }) => cards)) {
    if (!byId.has(card.id)) byId.set(card.id, card);
  }
  return [...byId.values()];
}
