import type { Element, ElementContent, Properties } from 'hast';
import type { BodyOptions } from './context';
import { element, property, wholeNumber } from './element';
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

/** Width and height in pixels, to avoid a layout shift when the image loads; or neither. */
function dimensions(source: Element): Properties {
  const width = wholeNumber(source, 'width', 1, 10_000);
  const height = wholeNumber(source, 'height', 1, 10_000);
  if (width === undefined || height === undefined) return {};
  // No extreme aspect ratios.
  const flat = height <= 4 * width && width <= 10 * height;
  return flat ? { width, height } : {};
}
