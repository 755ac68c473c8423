import type { Element, ElementContent, Properties } from 'hast';
import { hasEnded } from '@/lib/images/signed-url';
import type { BodyOptions, Context } from './context';
import { element, isElement, property, text, wholeNumber } from './element';
import { imageCandidates, imageUrl } from './url/image-url';
import { parseAbsoluteUrl, trimUrl } from './url/url';

// An image is at most as wide as the column.
const sizes = '(min-width: 768px) 42rem, 100vw';

/** An image, loaded lazily; without a valid URL, what stands for it. */
export function image(source: Element, context: Context): ElementContent[] {
  const { apiUrl } = context.options;
  const src = imageUrl(property(source, 'src'), apiUrl);
  if (src === null || hasEnded(src)) return insteadOf(source, context);
  const srcSet = imageCandidates(property(source, 'srcSet'), apiUrl) ?? undefined;
  return [
    element('img', {
      src,
      srcSet,
      sizes: srcSet?.includes('w') ? sizes : undefined,
      alt: property(source, 'alt'),
      ...dimensions(source),
      loading: 'lazy',
      decoding: 'async',
    }),
  ];
}

/** The alternative text of an image that cannot be shown; where it may be visited, a link to it. */
function insteadOf(source: Element, { phrases }: Context): ElementContent[] {
  const alt = property(source, 'alt').trim();
  const url = parseAbsoluteUrl(trimUrl(property(source, 'src')));
  const isPixel = [property(source, 'width'), property(source, 'height')].some((size) =>
    /^[01]$/.test(size),
  );
  if (url === null || hasEnded(url.href) || isPixel || phrases.includes('a'))
    return alt === '' ? [] : [text(alt)];
  const link = element('a', { href: url.href }, [text(alt || `Voir l’image (${url.host})`)]);
  return [text(' '), link, text(' ')];
}

/** An image with versions for some widths of the window, such as a chart drawn for phones. */
export function picture({ children }: Element, context: Context): ElementContent[] {
  const shown = children.find((child) => isElement(child, 'img'));
  const images = shown ? image(shown, context) : [];
  const versions = children
    .filter((child) => isElement(child, 'source'))
    .flatMap((source) => version(source, context.options));
  const isShown = images.some((made) => isElement(made, 'img'));
  if (!isShown || versions.length === 0) return images;
  return [element('picture', {}, [...versions, ...images])];
}

const windowWidth = /^\((?:max|min)-width: ?\d{1,4}(?:\.\d{1,2})?(?:px|r?em)\)$/;

/** One version, for a width of the window; those for formats are dropped: the image is enough. */
function version(source: Element, { apiUrl }: BodyOptions): ElementContent[] {
  const media = property(source, 'media').trim().toLowerCase();
  const written = property(source, 'srcSet').trim();
  const srcSet = imageCandidates(written, apiUrl) ?? imageUrl(written, apiUrl);
  if (!windowWidth.test(media) || srcSet === null) return [];
  return [element('source', { media, srcSet, ...dimensions(source) })];
}

/** Width and height in pixels, to avoid a layout shift when the image loads; or neither. */
function dimensions(source: Element): Properties {
  const width = wholeNumber(source, 'width', 1, 10_000);
  const height = wholeNumber(source, 'height', 1, 10_000);
  if (width === undefined || height === undefined) return {};
  // No extreme aspect ratios.
  const flat = height <= 4 * width && width <= 10 * height;
  return flat ? { width, height } : {};
}
