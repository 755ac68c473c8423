import { fileTitle } from '@/lib/blog/file-title';
import type { Post } from '@/lib/blog/post';
import { hasEnded } from '@/lib/images/signed-url';

/** A file attached to a post, with its title: « Contrat type de remplacement (PDF) ». */
export type PostFile = { url: string; title: string };

/**
 * The files of a post that its page does not show: images of the body are among its assets too (docs/product.md#post).
 * Each has a title of its own.
 */
export function filesOf({ assets, hero_image }: Post, html: string): PostFile[] {
  const shown = html.replaceAll('&amp;', '&');
  const urls = new Set(assets.map(({ asset_url }) => asset_url));
  const counts = new Map<string, number>();
  return [...urls]
    .filter((url) => url !== hero_image?.url && !shown.includes(`"${url}"`) && !hasEnded(url))
    .map((url) => {
      const { title, kind } = fileTitle(url);
      const suffix = kind === null ? '' : ` (${kind})`;
      const count = (counts.get(title + suffix) ?? 0) + 1;
      counts.set(title + suffix, count);
      return { url, title: (count === 1 ? title : `${title}, n°\u00a0${count}`) + suffix };
    });
}
