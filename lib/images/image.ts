import { config } from '@/lib/config/config';
import { type imageWidths, sourceSet } from '@/lib/images/image-url';

/**
 * An image as a page shows it. `srcSet`: its other widths; `undefined` when it is not optimized.
 * @param src an http(s) URL, or a path of this site.
 */
export function imageOf(src: string, kind: keyof typeof imageWidths) {
  return { src, srcSet: sourceSet(src, config.PICTURE_HOSTS, kind) };
}
