import { z } from 'zod';
import { instantOrDay } from '@/lib/api/schemas/day';

const dates = z.object({
  published_at: instantOrDay,
  created_at: instantOrDay,
  updated_at: instantOrDay,
});

/**
 * When what the API sent was published, made and changed, if it says so: section 3 of the
 * specification does not know these fields, so no entity has them.
 */
export function readDates(body: unknown): z.output<typeof dates> {
  return dates.safeParse(body).data ?? { published_at: null, created_at: null, updated_at: null };
}
