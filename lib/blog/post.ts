import { postUntitled } from '@/lib/blog/messages';
import { dayOf, formatDay } from '@/lib/french/day';
import { formatCount } from '@/lib/french/numbers';

/** A tag of a post; when the API sends its name only, the slug is made from it. */
export type PostTag = { id: number | null; slug: string; name: string };

/** A blog post (docs/product.md#post), with one hero image in place of its variants. */
export type Post = {
  id: number;
  slug: string;
  title: string | null;
  excerpt: string | null;
  /** HTML as the API sent it: unsafe until it is sanitized. */
  content: string | null;
  /** An ISO 8601 instant in UTC, or a `YYYY-MM-DD` day when the API sends only that. */
  published_at: string | null;
  /** Minutes, at least 1; `null` when the API does not say: the page of the post counts them then. */
  read_time_minutes: number | null;
  author: { full_name: string } | null;
  tags: PostTag[];
  /** `url` is an http(s) URL. */
  hero_image: { url: string; alt: string | null } | null;
  /** Files the post refers to; http(s) URLs. */
  assets: { asset_url: string }[];
};

/** When a post was published or changed, for a `<time>`. */
export type Publication = { dateTime: string; label: string };

/** The publication of a post in French, « 1er décembre 2026 »: the day in Paris. */
export function publication(publishedAt: string | null): Publication | null {
  if (publishedAt === null) return null;
  return { dateTime: publishedAt, label: formatDay(dayOf(publishedAt)) };
}

/** The day a post was last changed, when it is later than that of its publication. */
export function revision(revisedAt: string | null, publishedAt: string | null): Publication | null {
  if (revisedAt === null || publishedAt === null) return null;
  return dayOf(revisedAt) > dayOf(publishedAt) ? publication(revisedAt) : null;
}

/** A formatted reading time: « 4 min de lecture » (docs/product.md#page-of-a-post). */
export function readingTime(minutes: number | null): string | null {
  return minutes === null ? null : `${minutes} min de lecture`;
}

/** The title of a post, or « Article sans titre », like that of ads. */
export function postTitle({ title }: Pick<Post, 'title'>): string {
  return title ?? postUntitled;
}

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

/** The page of the blog in a response of the API (docs/product.md#list-of-posts). */
export function postPage(response: { count: number; results: Post[]; next: string | null }) {
  const { count, results, next } = response;
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
