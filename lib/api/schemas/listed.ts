import { z } from 'zod';
import { day, readDates } from '@/lib/api/schemas/dates';
import { slug } from '@/lib/api/schemas/fields';
import { id } from '@/lib/api/schemas/number';

/* What the sitemap reads of the items of a list: a small part of them, of pages by the thousand. */

/*
 * When an item last changed: when it was revised, or published after that, as what is planned is. A date of publication
 * alone says nothing of what has happened to an ad since, and search engines that find one `lastmod` false believe none
 * (developers.google.com, « Build and submit a sitemap »). A post is taken for what it was when it was published.
 */

const changed = z.unknown().transform((item) => {
  const { updated_at, published_at } = readDates(item);
  return { lastmod: updated_at === null ? null : latest(updated_at, published_at ?? '') };
});

const published = z.unknown().transform((item) => {
  const { updated_at, published_at } = readDates(item);
  return { lastmod: latest(updated_at ?? '', published_at ?? '') || null };
});

/** Of two dates in ISO 8601, which sort as texts do. */
function latest(one: string, other: string): string {
  return one > other ? one : other;
}

/** An ad of the list, and when it last changed, if the API says so. */
export const listedAdSchema = changed.and(z.object({ id, end_date: day }));

/** A post of the list, likewise. */
export const listedPostSchema = published.and(z.object({ slug }));
