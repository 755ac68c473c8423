import { type Post, postTitle, publication, readingTime } from '@/lib/blog/post';
import { formatCount } from '@/lib/french/numbers';

/** A card with more would be taller than the others. */
const maxCardTags = 5;

/** A post as a card of the list shows it, every text formatted (docs/product.md#list-of-posts). */
export function postCard(post: Post) {
  return {
    id: post.id,
    slug: post.slug,
    title: postTitle(post),
    excerpt: post.excerpt,
    published: publication(post.published_at),
    readingTime: readingTime(post.read_time_minutes),
    tags: post.tags.slice(0, maxCardTags).map(({ name }) => name),
    /** `null`: the default illustration. */
    image: post.hero_image?.url ?? null,
  };
}

export type PostCard = ReturnType<typeof postCard>;

type PagedPosts = { count: number; results: Post[]; next: string | null };

/** The page of the blog in a response of the API (docs/product.md#list-of-posts). */
export function postPage({ count, results, next }: PagedPosts) {
  return {
    cards: results.map(postCard),
    /** « N article(s) trouvé(s) », over all pages. */
    count: formatCount(count, 'article trouvé', 'articles trouvés'),
    hasNext: next !== null,
  };
}

export type PostPage = ReturnType<typeof postPage>;

/** The cards of pages in their order, without duplicates (docs/product.md#list-of-posts). */
export function cardsOf(pages: PostPage[]): PostCard[] {
  const all = pages.flatMap(({ cards }) => cards);
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}
