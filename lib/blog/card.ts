import { type Publication, postTitle, publication, readingTime } from '@/lib/blog/facts';
import type { Post } from '@/lib/blog/post';

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
