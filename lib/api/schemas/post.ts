import { z } from 'zod';
import { maxCode, maxItems, maxLength } from '@/lib/api/limits';
import { anything } from '@/lib/api/schemas/anything';
import { instantOrDay } from '@/lib/api/schemas/day';
import { heroFields, readHero } from '@/lib/api/schemas/hero';
import { fileUrl } from '@/lib/api/schemas/link';
import { list } from '@/lib/api/schemas/list';
import { id, numberWithin } from '@/lib/api/schemas/number';
import { slug } from '@/lib/api/schemas/slug';
import { tags } from '@/lib/api/schemas/tags';
import { html, line, readCode, requiredLine, text } from '@/lib/api/schemas/text';
import type { Post } from '@/lib/blog/post';

const asset = z.object({ asset_url: fileUrl });

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
  ...heroFields,
  assets: list(asset, maxItems.assets)
    .transform((items) => items.flatMap(readAsset))
    .describe('Files the post refers to.'),
});

/** A published post on the wire. The id and the slug are required; any other status fails. */
export const postSchema: z.ZodType<Post> = wirePost.transform(
  ({ status: _, hero_image_url, hero_image, hero_image_alt, ...post }) => ({
    ...post,
    hero_image: readHero({ hero_image_url, hero_image, hero_image_alt }),
  }),
);

/** A post by what a link to it, and its place in the blog, need. */
export type LinkedPost = Pick<Post, 'slug' | 'title' | 'published_at'>;

/** A post on the wire, as {@link postSchema}. */
export const linkedPostSchema: z.ZodType<LinkedPost> = wirePost
  .pick({ status: true, slug: true, title: true, published_at: true })
  .transform(({ status: _, ...post }) => post);

const withStatus = z.object({ status: anything });

/** Whether the API sent a post that is not published, or no longer. */
export function isUnpublished(body: unknown): boolean {
  const { data } = withStatus.safeParse(body);
  return data !== undefined && !isPublic(data.status);
}

/** Only published posts are requested (specification, section 7): one without a status is published. */
function isPublic(status: unknown): boolean {
  return (status ?? '') === '' || readCode(status, maxCode.word)?.toLowerCase() === 'published';
}

function readAsset(item: z.output<typeof asset>): Post['assets'] {
  return item.asset_url ? [{ asset_url: item.asset_url }] : [];
}
