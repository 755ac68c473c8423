import { z } from 'zod';
import { maxCode, maxItems, maxLength } from '@/lib/api/limits';
import { list } from '@/lib/api/schemas/list';
import { numberWithin } from '@/lib/api/schemas/number';
import { code, requiredLine } from '@/lib/api/schemas/text';
import type { PostTag } from '@/lib/blog/post';
import { isSlug, slugify } from '@/lib/french/slug';

const wireTag = z.object({
  id: numberWithin(1, Number.MAX_SAFE_INTEGER).transform((value) =>
    Number.isSafeInteger(value) ? value : null,
  ),
  slug: code(maxCode.slug).describe('Made from the name when absent.'),
  name: requiredLine(maxLength.name),
});

const nameOrTag = z.union([
  requiredLine(maxLength.name).transform((name) => ({ id: null, slug: null, name })),
  wireTag,
]);

/** The tags of a post, from names or objects; those without a name or a slug are left out. */
export const tags = list(nameOrTag, maxItems.tags).transform((items) => items.flatMap(readTag));

function readTag(tag: z.output<typeof nameOrTag>): PostTag[] {
  const slug = tag.slug !== null && isSlug(tag.slug) ? tag.slug : slugify(tag.name);
  return isSlug(slug) ? [{ ...tag, slug }] : [];
}
