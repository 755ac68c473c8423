import type { IncomingHttpHeaders } from 'node:http';
import { availableParallelism } from 'node:os';
import { BoundedCache } from '../lib/cache/bounded-cache.ts';
import { config } from '../lib/config/config.ts';
import {
  imagePath,
  imageQuality,
  imageWidths,
  isOptimized,
  optimizedImageUrl,
} from '../lib/images/image-url.ts';
import { logRepeated } from '../lib/runtime/log/log.ts';
import type { Middleware } from './compose.ts';
import { endEarly } from './error-responses.ts';
import { createQueue } from './queue.ts';
import { type Handler, type Rendered, render } from './render.ts';

const widths = [...imageWidths.small, ...imageWidths.large];

/** Rejects requests of the image optimizer (`/_next/image`) that our pages do not make; others get one spelling. */
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

/** The requested image: its canonical URL and its media type; `null` for one that our pages do not request. */
export function readRequestedImage(
  url: string,
  headers: IncomingHttpHeaders,
  hosts: readonly string[],
): { url: string; format: string } | null {
  const [path, query] = url.split('?', 2);
  const params = new URLSearchParams(query);
  const source = params.get('url') ?? '';
  const width = widths.find((one) => String(one) === params.get('w'));
  if (path !== imagePath || [...params.keys()].join() !== 'url,w,q') return null;
  if (width === undefined || params.get('q') !== String(imageQuality)) return null;
  if (!URL.canParse(source) || new URL(source).href !== source) return null;
  if (!isOptimized(source, hosts)) return null;
  // deploy/nginx.conf has the same rule.
  const format = ['image/avif', 'image/webp'].find((one) => headers.accept?.includes(one)) ?? '*/*';
  return { url: optimizedImageUrl(source, width), format };
}

/** Seconds before an image that could not be optimized is tried again. */
const retrySeconds = 60;
/** Bytes: a larger image is hardly smaller than its source. */
const maxBytes = 1_000_000;
const headerNames = ['content-type', 'etag', 'vary', 'content-disposition'];

/** When to try a failed image again, by the URL of its source. */
const retryTimes = new BoundedCache<number>(200_000, () => 100);

/** Two at most, to bound memory, and with two processors or more, one is left for pages. */
const inTurn = createQueue(Math.min(2, Math.max(1, availableParallelism() - 1)));

/** Optimizes a few images at a time, after `checkImage`; redirects to the source where that fails or takes too long. */
export function optimizeImages(handle: Handler): Handler {
  return async (request, response) => {
    const { url = '', headers } = request;
    if (!url.startsWith(imagePath)) return handle(request, response);
    const source = new URLSearchParams(url.slice(imagePath.length)).get('url') ?? '';
    const hasFailed = () => (retryTimes.get(source) ?? 0) > Date.now();
    const optimize = async () => (hasFailed() ? null : render(handle, request));
    const rendered = hasFailed() ? null : await inTurn(optimize);
    if (rendered !== null) {
      const image = optimizedImage(rendered, headers.accept ?? '');
      if (image !== null) return void response.setHeaders(image).end(rendered.body);
      logRepeated('warn', { event: 'image not optimized', status: rendered.status });
      retryTimes.set(source, Date.now() + retrySeconds * 1_000);
    }
    const control = hasFailed() ? `public, max-age=${retrySeconds}` : 'no-store';
    response.writeHead(307, { Location: source, 'Cache-Control': control }).end();
  };
}

/** The headers of an optimized image; `null` for the source, with which Next.js responds when it cannot optimize. */
function optimizedImage({ status, headers, body }: Rendered, format: string): Headers | null {
  const type = String(headers['content-type']);
  const isOfFormat = format === '*/*' ? type.startsWith('image/') : type === format;
  if (status !== 200 || !isOfFormat || body.length > maxBytes) return null;
  const [maxAge = 'max-age=0'] = /max-age=\d+/.exec(String(headers['cache-control'])) ?? [];
  const image = new Headers({ 'Cache-Control': `public, ${maxAge}` });
  for (const name of headerNames) if (name in headers) image.set(name, String(headers[name]));
  return image;
}
