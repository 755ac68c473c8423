import { z } from 'zod';
import { isSlug } from '@/lib/api/slug';
import { day, instantOrDay } from '@/lib/api/wire/day';
import { id } from '@/lib/api/wire/number';
import { requiredText } from '@/lib/api/wire/text';

/*
 * What the sitemap reads of the items of a list: a small part of them, of pages by the thousand.
 */

/** An ad of the list. The API says of none when it changed. */
export const listedAdSchema = z.object({ id, end_date: day });

/** A post of the list. */
export const listedPostSchema = z.object({
  slug: requiredText.refine(isSlug),
  published_at: instantOrDay,
});
