import { requiredText } from '@/lib/api/schemas/text';
import { isSlug } from '@/lib/french/slug';

/** The slug of a post. Fails otherwise: without it there is no page. */
export const slug = requiredText.refine(isSlug).meta({ pattern: '^[\\p{L}\\p{N}_-]{1,200}$' });
