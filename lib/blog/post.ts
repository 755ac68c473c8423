import { postUntitled } from '@/lib/blog/messages';
import { dayOf, formatDay } from '@/lib/french/day';

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
