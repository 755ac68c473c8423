import { z } from 'zod';
import { numberWithin } from '@/lib/api/schemas/number';
import { readText, requiredText, text } from '@/lib/api/schemas/text';
import type { PostTag } from '@/lib/blog/post';
import { isSlug, slugify } from '@/lib/french/slug';

const wireTag = z.object({
  id: numberWithin(1, Number.MAX_SAFE_INTEGER).transform((value) =>
    Number.isSafeInteger(value) ? value : null,
  ),
  slug: text,
  name: requiredText,
});

/** The tags of a post, from names or objects; those without a name or a slug are left out. */
export function readTags(items: unknown[]): PostTag[] {
  return items.flatMap(readTag);
}

function readTag(item: unknown): PostTag[] {
  const name = readText(item);
  const tag = wireTag.safeParse(name === null ? item : { name }).data;
  if (tag === undefined) return [];
  const slug = tag.slug !== null && isSlug(tag.slug) ? tag.slug : slugify(tag.name);
  return isSlug(slug) ? [{ ...tag, slug }] : [];
}
