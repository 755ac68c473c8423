import { z } from 'zod';
import { anything } from '@/lib/api/schemas/anything';
import { instantOrDay } from '@/lib/api/schemas/day';
import { readHero } from '@/lib/api/schemas/hero';
import { fileUrl } from '@/lib/api/schemas/link';
import { id, numberWithin } from '@/lib/api/schemas/number';
import { readTags } from '@/lib/api/schemas/tags';
import { requiredText, text } from '@/lib/api/schemas/text';
import { bodyOf } from '@/lib/blog/body-of';
import type { Post } from '@/lib/blog/post';
import { isSlug } from '@/lib/french/slug';

const list = z.array(z.unknown()).catch([]);

const wirePost = z.object({
  id,
  status: anything.refine(isPublic),
  // The address of its page: a post without one cannot be read.
  slug: requiredText.refine(isSlug),
  title: text,
  excerpt: text,
  content: text,
  published_at: instantOrDay,
  read_time_minutes: numberWithin(1, 1_000).transform((minutes) => minutes && Math.round(minutes)),
  author: z.object({ full_name: requiredText }).nullable().catch(null),
  tags: list.transform(readTags),
  hero_image_url: anything,
  hero_image: anything,
  hero_image_alt: anything,
  assets: list.transform((items) => items.flatMap(readAsset)),
});

/** A published post on the wire. The id and the slug are required; any other status fails. */
export const postSchema: z.ZodType<Post> = wirePost.transform(
  ({ status: _, hero_image_url, hero_image, hero_image_alt, ...post }) => ({
    ...post,
    // What the API does not say is counted, on what a visitor will read.
    read_time_minutes: post.read_time_minutes ?? bodyOf(post)?.minutes ?? null,
    hero_image: readHero({ hero_image_url, hero_image, hero_image_alt }),
  }),
);

const withStatus = z.object({ status: anything });

/** Whether the API sent a post that is not published, or no longer. */
export function isUnpublished(body: unknown): boolean {
  const { data } = withStatus.safeParse(body);
  return data !== undefined && !isPublic(data.status);
}

/** Only published posts are requested (specification, section 7): one without a status is published. */
function isPublic(status: unknown): boolean {
  return (status ?? '') === '' || /^\s*published\s*$/i.test(String(status));
}

const asset = z.object({ asset_url: fileUrl });

function readAsset(value: unknown): Post['assets'] {
  const asset_url = asset.safeParse(value).data?.asset_url;
  return asset_url ? [{ asset_url }] : [];
}
