import { maxCode } from '@/lib/api/limits';
import { code } from '@/lib/api/schemas/text';
import { isSlug } from '@/lib/french/text';

/** The slug of a post. Fails otherwise: without it there is no page. */
export const slug = code(maxCode.slug)
  .refine((value): value is string => value !== null && isSlug(value))
  .meta({ type: 'string', pattern: '^[\\p{L}\\p{N}_-]{1,200}$' });
