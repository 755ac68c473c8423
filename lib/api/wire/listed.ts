import { z } from 'zod';
import { isSlug } from '@/lib/api/slug';
import { readDates } from '@/lib/api/wire/dates';
import { day } from '@/lib/api/wire/day';
import { id } from '@/lib/api/wire/number';
import { requiredText } from '@/lib/api/wire/text';

/*
 * What the sitemap reads of the items of a list: a small part of them, of pages by the thousand.
 */

const changed = z.unknown().transform((item) => {
  const { updated_at, published_at, created_at } = readDates(item);
  return { lastmod: updated_at ?? published_at ?? created_at };
});

/** An ad of the list, and when it last changed, if the API says so. */
export const listedAdSchema = changed.and(z.object({ id, end_date: day }));

/** A post of the list, likewise. */
export const listedPostSchema = changed.and(z.object({ slug: requiredText.refine(isSlug) }));
