import { z } from 'zod';

/**
 * The first `max` items of a list, as a field that never fails: those that cannot be read are left out, and what is no
 * list is empty.
 */
export function list<T>(item: z.ZodType<T>, max: number) {
  const first = (value: unknown) => (Array.isArray(value) ? value.slice(0, max) : value);
  return z
    .preprocess(first, z.array(item.nullable().catch(null)).max(max).nullable())
    .catch(null)
    .transform((items) => (items ?? []).filter((read) => read !== null));
}
