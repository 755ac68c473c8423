import type { SamplePost } from '../posts/post.ts';

type Hero = { url: string; alt: string };

/** The shapes of a hero image in different versions of the service. */
const FORMS: ((hero: Hero) => Record<string, unknown>)[] = [
  ({ url, alt }) => ({ hero_image_url: url, hero_image: null, hero_image_alt: alt }),
  ({ url, alt }) => ({ hero_image: url, hero_image_alt: alt }),
  ({ url, alt }) => ({ hero_image_url: '', hero_image: { url, alt } }),
  ({ url, alt }) => ({ hero_image: { file: url, alt } }),
];

export function heroForm(post: SamplePost, id: number): Record<string, unknown> {
  if (post.heroImage === null)
    return { hero_image_url: null, hero_image: null, hero_image_alt: '' };
  const { file, alt } = post.heroImage;
  return FORMS[id % FORMS.length]?.({ url: `/media/posts/${file}`, alt }) ?? {};
}
