import { z } from 'zod';
import { maxLength } from '@/lib/api/limits';
import { fileUrl } from '@/lib/api/schemas/link';
import { line } from '@/lib/api/schemas/text';
import type { Post } from '@/lib/blog/post';

const image = z.union([
  z.object({ url: fileUrl, file: fileUrl, alt: line(maxLength.title) }),
  fileUrl.transform((url) => ({ url, file: null, alt: null })),
]);

/** The ways a post has of naming its hero image (specification, section 3): the first that has a URL is used. */
export const heroFields = {
  hero_image_url: fileUrl,
  hero_image: image,
  hero_image_alt: line(maxLength.title),
};

const hero = z.object(heroFields);

/** Folds the {@link heroFields} of a post into one. */
export function readHero({
  hero_image_url,
  hero_image,
  hero_image_alt,
}: z.output<typeof hero>): Post['hero_image'] {
  const url = hero_image_url ?? hero_image.url ?? hero_image.file;
  return url === null ? null : { url, alt: hero_image_alt ?? hero_image.alt };
}
