import type { IncomingHttpHeaders } from 'node:http';
import { imagePath, isOptimized, optimizedImageUrl } from '../../lib/images/image-url.ts';
import { imageQuality, imageWidths } from '../../lib/images/image-widths.ts';

const widths = [...imageWidths.small, ...imageWidths.large];

/** An image that a page of ours can request. */
export type RequestedImage = {
  /** The URL of its source. */
  source: string;
  /** Its canonical URL on this site. */
  url: string;
  /** Its media type, as `Accept` has it. */
  format: 'image/avif' | 'image/webp' | '*/*';
};

/** Whether a URL, from the root, starts like that of an optimized image. */
export function isImagePath(url: string): boolean {
  return url.startsWith(imagePath);
}

/**
 * Reads which image is requested; `null` for another host, an unknown width, or a URL spelled differently
 * than in our pages.
 *
 * @param hosts `PICTURE_HOSTS`.
 */
export function readRequestedImage(
  url: string,
  headers: IncomingHttpHeaders,
  hosts: readonly string[],
): RequestedImage | null {
  const [path, query] = url.split('?', 2);
  const params = new URLSearchParams(query);
  const source = params.get('url') ?? '';
  const width = widths.find((one) => String(one) === params.get('w'));
  if (path !== imagePath || [...params.keys()].join() !== 'url,w,q') return null;
  if (width === undefined || params.get('q') !== String(imageQuality)) return null;
  if (!URL.canParse(source) || new URL(source).href !== source) return null;
  if (!isOptimized(source, hosts)) return null;
  return { source, url: optimizedImageUrl(source, width), format: formatOf(headers.accept ?? '') };
}

// deploy/nginx.conf has the same rule.
function formatOf(accept: string): RequestedImage['format'] {
  const best = (['image/avif', 'image/webp'] as const).find((one) => accept.includes(one));
  return best ?? '*/*';
}
