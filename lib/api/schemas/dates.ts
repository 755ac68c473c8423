import { z } from 'zod';
import { instantOrDay } from '@/lib/api/schemas/day';

/** These fields. */
export const datesSchema = z.object({
  published_at: instantOrDay.describe('Publication; without it, `created_at`.'),
  created_at: instantOrDay,
  updated_at: instantOrDay.describe(
    'The last change, for the sitemap and the calendar files of ads.',
  ),
});

/**
 * When what the API sent was published, made and changed, if it says so. No entity has these fields
 * (docs/product.md#ad).
 */
export function readDates(body: unknown): z.output<typeof datesSchema> {
  return (
    datesSchema.safeParse(body).data ?? { published_at: null, created_at: null, updated_at: null }
  );
}
