import type { Element, ElementContent, Properties } from 'hast';
import type { BodyOptions } from './context';
import { element, isElement, property, wholeNumber } from './element';
import { imageCandidates, imageUrl } from './url/image-url';

// An image is at most as wide as the column.
const sizes = '(min-width: 768px) 42rem, 100vw';

/** An image, loaded lazily; nothing when it has no valid URL. */
export function image(source: Element, { apiUrl }: BodyOptions): ElementContent[] {
  const src = imageUrl(property(source, 'src'), apiUrl);
  if (src === null) return [];
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

/** An image with versions for some widths of the window, such as a chart drawn for phones. */
export function picture({ children }: Element, options: BodyOptions): ElementContent[] {
  const shown = children.find((child) => isElement(child, 'img'));
  const images = shown ? image(shown, options) : [];
  const versions = children
    .filter((child) => isElement(child, 'source'))
    .flatMap((source) => version(source, options));
  if (images.length === 0 || versions.length === 0) return images;
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
