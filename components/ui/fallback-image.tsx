'use client';

import { type ReactNode, useState } from 'react';

type Props = {
  src: string;
  /** Other widths of the same image, if any; with `sizes`. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** Shown instead when it cannot be loaded. */
  fallback: ReactNode;
  /** Loaded eagerly with high priority; otherwise lazily. */
  priority?: boolean;
};

/** An image of a host unknown at build time, which may no longer exist. */
export function FallbackImage({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  className,
  fallback,
  priority = false,
}: Props) {
  // The source that failed, so that a new source is tried.
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return fallback;
  return (
    <img
      // `auto`: for lazy images, some browsers use the width of the layout.
      sizes={srcSet && (priority ? sizes : `auto, ${sizes}`)}
      srcSet={srcSet}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      // The host does not get the URL of the page.
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      // The error may have happened before hydration. An SVG without intrinsic size also has a width of
      // 0, so `decode()` decides.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src));
      }}
    />
  );
}
