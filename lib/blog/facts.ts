import type { Post } from '@/lib/blog/post';
import { dayOf, formatDay } from '@/lib/french/day';

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
  return title ?? 'Article sans titre';
}
