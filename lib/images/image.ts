import { config } from '@/lib/config/config';
import { type imageWidths, sourceSet } from '@/lib/images/image-url';

/** An image as a page shows it. */
export type ResponsiveImage = {
  /** An http(s) URL, or a path of this site. */
  src: string;
  /** Its other widths; `undefined` when it is not optimized. */
  srcSet: string | undefined;
};

/** The image at a URL, as a page shows it. */
export function imageOf(src: string, kind: keyof typeof imageWidths): ResponsiveImage {
  return { src, srcSet: sourceSet(src, config.PICTURE_HOSTS, kind) };
}
