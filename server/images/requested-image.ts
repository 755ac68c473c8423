import type { IncomingHttpHeaders } from 'node:http';
import { imagePath, isOptimized, optimizedImageUrl } from '../../lib/images/image-url.ts';
import { imageQuality, imageWidths } from '../../lib/images/image-widths.ts';

const widths = [...imageWidths.small, ...imageWidths.large];

/** An image that a page of ours can request. */
export type RequestedImage = {
  /** The URL it was published at. */
  source: string;
  /** Its URL here, in its one spelling. */
  url: string;
  /** Its media type, as `Accept` has it. */
  format: 'image/avif' | 'image/webp' | '*/*';
};

/** Whether a URL, from the root, is that of an optimized image, or begins like one. */
export function isImagePath(url: string): boolean {
  return url.startsWith(imagePath);
}

/**
 * Reads which image is requested. `null`: one of another host, in a width that there is not, or in
 * another spelling than that of our pages.
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
