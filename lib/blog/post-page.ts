import { type Publication, postTitle, publication, readingTime } from '@/lib/blog/facts';
import type { Post } from '@/lib/blog/post';
import { formatCount } from '@/lib/french/numbers';

/** A post as a card of the list shows it: every text formatted. */
export type PostCard = {
  id: number;
  slug: string;
  title: string;
  excerpt: string | null;
  published: Publication | null;
  readingTime: string | null;
  /** The names of its tags. */
  tags: string[];
  /** `null`: the default illustration. */
  image: string | null;
};

/** The card of a post (docs/product.md#list-of-posts). */
export function postCard(post: Post): PostCard {
  return {
    id: post.id,
    slug: post.slug,
    title: postTitle(post),
    excerpt: post.excerpt,
    published: publication(post.published_at),
    readingTime: readingTime(post.read_time_minutes),
    tags: post.tags.map(({ name }) => name),
    image: post.hero_image?.url ?? null,
  };
}

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
