'use client';

import { type ReactNode, useState } from 'react';

type Props = {
  src: string;
  /** The same in other widths, where there are any; and how wide it is shown. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** Shown in its place when it cannot be loaded. */
  fallback: ReactNode;
  /** Seen first, so loaded first; any other waits until it is near. */
  priority?: boolean;
};

/** A picture of a host unknown at build time, which may no longer have it. */
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
  // Which one broke, so that another gets its chance.
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return fallback;
  return (
    // biome-ignore lint/performance/noImgElement: the code of next/image is more than this page may load
    <img
      // While it waits, the browser can see for itself how wide it is; not all do.
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
      // The host learns nothing of the page.
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      // The error may have come before React did. A drawing without a size of its own has a width
      // of 0 too, so the browser is asked.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src));
      }}
    />
  );
}
