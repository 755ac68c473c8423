import { dayAt, formatDay } from '@/lib/french/day';

/** When a post was published, for a `<time>`. */
export type Publication = { dateTime: string; label: string };

/** The publication of a post in French, « 1er décembre 2026 »: the day in Paris. */
export function publication(publishedAt: string | null): Publication | null {
  if (publishedAt === null) return null;
  const day = publishedAt.includes('T') ? dayAt(new Date(publishedAt)) : publishedAt;
  return { dateTime: publishedAt, label: formatDay(day) };
}
