import { config } from '@/lib/config/config';
import { type ImageKind, sourceSet } from '@/lib/images/image-url';

/** An image as a page shows it, by its URL or a path of this site. `srcSet`: `undefined` when it is not optimized. */
export function imageOf(src: string, kind: ImageKind) {
  return { src, srcSet: sourceSet(src, config.PICTURE_HOSTS, kind) };
}
