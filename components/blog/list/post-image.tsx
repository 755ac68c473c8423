'use client';

import { FallbackImage } from '@/components/ui/fallback-image';
import { blogPath } from '@/lib/blog/search';

type Props = {
  /** `null` when the post has none. */
  src: string | null;
  /** Only for hosts whose images are resized; with `sizes`. */
  srcSet?: string | undefined;
  sizes: string;
  alt: string;
  className?: string | undefined;
  priority?: boolean;
};

/** The image of a post; the default one when there is none, or when it fails to load (docs/product.md#page-of-a-post). */
export function PostImage({ src, alt, className, priority = false, ...widths }: Props) {
  const drawing = (
    <img
      src={`${blogPath}/default-hero.svg`}
      alt=""
      width={1200}
      height={675}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  if (src === null) return drawing;
  return (
    <FallbackImage
      {...widths}
      src={src}
      alt={alt}
      width={1600}
      height={900}
      className={className}
      fallback={drawing}
      priority={priority}
    />
  );
}
