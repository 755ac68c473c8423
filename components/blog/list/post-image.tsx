'use client';

import type { ComponentProps } from 'react';
import { FallbackImage } from '@/components/ui/fallback-image';
import { blogPath } from '@/lib/blog/search';

/** `src`: `null` when the post has no image; `srcSet`: only for hosts whose images are resized. */
type Props = Omit<ComponentProps<typeof FallbackImage>, 'src' | 'fallback'> & {
  src: string | null;
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
  const shown = { ...widths, src, alt, className, priority, fallback: drawing };
  return <FallbackImage {...shown} width={1600} height={900} />;
}
