import { z } from 'zod';
import { numberWithin } from '@/lib/api/schemas/number';
import { requiredText, text } from '@/lib/api/schemas/text';
import type { PostTag } from '@/lib/blog/post';
import { isSlug, slugify } from '@/lib/french/slug';

const wireTag = z.object({
  id: numberWithin(1, Number.MAX_SAFE_INTEGER).transform((value) =>
    Number.isSafeInteger(value) ? value : null,
  ),
  slug: text.describe('Made from the name when absent.'),
  name: requiredText,
});

const nameOrTag = z.union([
  requiredText.transform((name) => ({ id: null, slug: null, name })),
  wireTag,
]);

/** The tags of a post, from names or objects; those without a name or a slug are left out. */
export const tags = z
  .array(nameOrTag.nullable().catch(null))
  .nullable()
  .catch(null)
  .transform((items) => (items ?? []).flatMap(readTag));

function readTag(tag: z.output<typeof nameOrTag> | null): PostTag[] {
  if (tag === null) return [];
  const slug = tag.slug !== null && isSlug(tag.slug) ? tag.slug : slugify(tag.name);
  return isSlug(slug) ? [{ ...tag, slug }] : [];
}
