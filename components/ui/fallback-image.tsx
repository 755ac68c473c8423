'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  src: string;
  alt: string;
  /** Shown instead when it cannot be loaded. */
  fallback: ReactNode;
  /** Loaded eagerly with high priority; otherwise lazily. */
  priority?: boolean;
};

/** An image of a host unknown at build time, which may no longer exist. */
export function FallbackImage({ fallback, priority = false, sizes, alt, ...image }: Props) {
  const { src, srcSet } = image;
  // The source that failed, so that a new source is tried.
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return fallback;
  return (
    <img
      {...image}
      // `auto`: for lazy images, some browsers use the width of the layout.
      sizes={srcSet && (priority ? sizes : `auto, ${sizes}`)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      // The host does not get the URL of the page.
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      // The error may precede hydration. An SVG without intrinsic size has the width 0 too: so `decode()` decides.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src));
      }}
    />
  );
}
