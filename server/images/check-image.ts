import type { IncomingHttpHeaders } from 'node:http';
import { config } from '../../lib/config.ts';
import { imagePath, isOptimized, optimizedImageUrl } from '../../lib/images/image-url.ts';
import { imageQuality, imageWidths } from '../../lib/images/image-widths.ts';
import type { Middleware } from '../compose.ts';
import { endEarly } from '../middleware/end-early.ts';

const widths = [...imageWidths.small, ...imageWidths.large];

/** An image that a page of ours can request. */
type RequestedImage = {
  /** Its canonical URL on this site. */
  url: string;
  /** Its media type, as `Accept` has it. */
  format: 'image/avif' | 'image/webp' | '*/*';
};

/**
 * Responds with an error to a request of the image optimizer of Next.js (`/_next/image`) that no page of ours makes. Of
 * any other it leaves one of three for each image, one for each format.
 */
export const checkImage: Middleware = (request, response, next) => {
  const { url = '', headers } = request;
  if (!url.startsWith(imagePath)) return next();
  if (config.PICTURE_HOSTS.length === 0) return endEarly(request, response, 404, '');
  const image = readRequestedImage(url, headers, config.PICTURE_HOSTS);
  if (image === null) return endEarly(request, response, 400, '');
  request.url = image.url;
  headers.accept = image.format;
  return next();
};

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
  return { url: optimizedImageUrl(source, width), format: formatOf(headers.accept ?? '') };
}

// deploy/nginx.conf has the same rule.
function formatOf(accept: string): RequestedImage['format'] {
  const best = (['image/avif', 'image/webp'] as const).find((one) => accept.includes(one));
  return best ?? '*/*';
}
