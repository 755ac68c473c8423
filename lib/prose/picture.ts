import type { BodyOptions } from './options';
import { pictureAddress, pictureCandidates } from './picture-address';
import type { SourceElement } from './source';
import { type Attributes, type BodyNode, element } from './tree';
import { wholeNumber } from './whole-number';

// A picture is as wide as the column at most.
const sizes = '(min-width: 768px) 42rem, 100vw';

/** A picture, loaded when it comes near; nothing when it has no address to be shown from. */
export function picture({ attributes }: SourceElement, { apiUrl }: BodyOptions): BodyNode[] {
  const src = pictureAddress(attributes.get('src') ?? '', apiUrl);
  if (src === null) return [];
  const srcset = pictureCandidates(attributes.get('srcset') ?? '', apiUrl) ?? undefined;
  return [
    element('img', {
      src,
      srcset,
      sizes: srcset?.includes('w') ? sizes : undefined,
      alt: attributes.get('alt') ?? '',
      ...dimensions(attributes),
      loading: 'lazy',
      decoding: 'async',
    }),
  ];
}

/** Both in pixels, so that the page does not move when the picture comes; or neither. */
function dimensions(attributes: ReadonlyMap<string, string>): Attributes {
  const width = wholeNumber(attributes.get('width'), 1, 10_000);
  const height = wholeNumber(attributes.get('height'), 1, 10_000);
  if (width === null || height === null) return {};
  // Not a bar over many screens.
  const flat = height <= 4 * width && width <= 10 * height;
  return flat ? { width: String(width), height: String(height) } : {};
}
