import { z } from 'zod';
import { anything } from '@/lib/api/schemas/anything';
import { readFileUrl } from '@/lib/api/schemas/link';
import { readText } from '@/lib/api/schemas/text';
import type { Post } from '@/lib/blog/post';

type WireHero = { hero_image_url: unknown; hero_image: unknown; hero_image_alt: unknown };

const image = z.object({ url: anything, file: anything, alt: anything }).catch({});

/** Folds the ways the API has of naming a hero image (specification, section 3) into one. */
export function readHero({ hero_image_url, hero_image, hero_image_alt }: WireHero) {
  const object = image.parse(hero_image);
  const url = [hero_image_url, hero_image, object.url, object.file]
    .map(readFileUrl)
    .find((candidate) => candidate !== null);
  if (url === undefined) return null;
  const alt = readText(hero_image_alt) ?? readText(object.alt);
  return { url, alt } satisfies Post['hero_image'];
}
