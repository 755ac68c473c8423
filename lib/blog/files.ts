import type { Post } from '@/lib/blog/post';
import { decodeUri } from '@/lib/decode-uri';
import { hasEnded } from '@/lib/images/signed-url';

/** A file attached to a post. */
export type PostFile = { url: string; name: string };

/**
 * The files of a post that its page does not show: images of the body are among its assets too
 * (specification, section 3).
 */
export function filesOf({ assets, hero_image }: Post, html: string): PostFile[] {
  const shown = html.replaceAll('&amp;', '&');
  const urls = new Set(assets.map(({ asset_url }) => asset_url));
  return [...urls]
    .filter((url) => url !== hero_image?.url && !shown.includes(`"${url}"`) && !hasEnded(url))
    .map((url) => ({ url, name: fileName(url) }));
}

function fileName(url: string): string {
  const { pathname, hostname } = new URL(url);
  const name = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  return decodeUri(name) ?? name;
}
