import { config } from '@/lib/config';
import { sourceSet } from '@/lib/images/image-url';
import type { imageWidths } from '@/lib/images/image-widths';

/** A picture as a page shows it. */
export type Picture = {
  /** An http(s) URL, or a path of this site. */
  src: string;
  /** Where it is had in other widths; `undefined` when it is shown as it was published. */
  srcSet: string | undefined;
};

/** A picture that was published somewhere, as a page shows it. */
export function imageOf(src: string, kind: keyof typeof imageWidths): Picture {
  return { src, srcSet: sourceSet(src, config.PICTURE_HOSTS, kind) };
}
