import { z } from 'zod';
import { maxCode, maxItems, maxLength } from '@/lib/api/limits';
import { datesSchema, instantOrDay, latest } from '@/lib/api/schemas/dates';
import {
  anything,
  code,
  fileUrl,
  html,
  id,
  line,
  list,
  numberWithin,
  readCode,
  requiredLine,
  slug,
  text,
} from '@/lib/api/schemas/fields';
import type { Post, PostTag } from '@/lib/blog/post';
import { isSlug, slugify } from '@/lib/french/text';

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
const tags = list(nameOrTag, maxItems.tags).transform((items) => items.flatMap(readTag));

function readTag(tag: z.output<typeof nameOrTag>): PostTag[] {
  const slug = tag.slug !== null && isSlug(tag.slug) ? tag.slug : slugify(tag.name);
  return isSlug(slug) ? [{ ...tag, slug }] : [];
}

const image = z.union([
  z.object({ url: fileUrl, file: fileUrl, alt: line(maxLength.title) }),
  fileUrl.transform((url) => ({ url, file: null, alt: null })),
]);

const wirePost = z.object({
  id,
  status: anything
    .refine(isPublic)
    .meta({ enum: ['published', '', null], description: 'Absent means published.' }),
  // The address of its page: a post without one cannot be read.
  slug: slug.describe('The last segment of the path of the post.'),
  title: line(maxLength.title),
  excerpt: text(maxLength.excerpt),
  content: html(maxLength.content).describe('HTML or Markdown.'),
  published_at: instantOrDay,
  read_time_minutes: numberWithin(1, 1_000)
    .transform((minutes) => minutes && Math.round(minutes))
    .describe('Counted by the page of the post when absent.'),
  author: z
    .object({ full_name: requiredLine(maxLength.name) })
    .nullable()
    .catch(null),
  tags,
  // The ways a post has of naming its hero image (docs/product.md#post): the first that has a URL is used.
  hero_image_url: fileUrl,
  hero_image: image,
  hero_image_alt: line(maxLength.title),
  assets: list(z.object({ asset_url: fileUrl }), maxItems.assets)
    .transform((items) => items.flatMap(({ asset_url }) => (asset_url ? [{ asset_url }] : [])))
    .describe('Files the post refers to.'),
});

/** A published post on the wire. The id and the slug are required; any other status fails. */
export const postSchema: z.ZodType<Post> = wirePost.transform(
  ({ status: _, hero_image_url, hero_image: image, hero_image_alt, ...post }) => {
    const url = hero_image_url ?? image.url ?? image.file;
    return { ...post, hero_image: url === null ? null : { url, alt: hero_image_alt ?? image.alt } };
  },
);

export const postReader = { entity: 'post', schema: postSchema };
/** A post by what a link to it, and its place in the blog, need. */
export type LinkedPost = Pick<Post, 'slug' | 'title' | 'published_at'>;

export const linkedPostSchema: z.ZodType<LinkedPost> = wirePost
  .pick({ status: true, slug: true, title: true, published_at: true })
  .transform(({ status: _, ...post }) => post);

/** Whether the API sent a post that is not published, or no longer. */
export function isUnpublished(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('status' in body)) return false;
  return !isPublic(body.status);
}

/** Only published posts are requested (docs/product.md#calls): one without a status is published. */
function isPublic(status: unknown): boolean {
  return (status ?? '') === '' || readCode(status, maxCode.word)?.toLowerCase() === 'published';
}

/** A post of a list for the sitemap, taken for what it was when it was published, unless it was revised later. */
export const listedPostSchema = datesSchema
  .extend({ slug })
  .transform(({ slug, updated_at, published_at }) => ({
    slug,
    lastmod: latest(updated_at, published_at),
  }));
