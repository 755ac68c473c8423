'use client';

import { type ReactNode, useState } from 'react';

type Props = {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** Shown in its place when it cannot be loaded. */
  fallback: ReactNode;
};

/** A picture of a host unknown at build time, which may no longer have it. */
export function SoundImage({ src, alt, width, height, className, fallback }: Props) {
  // Which one broke, so that another gets its chance.
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return fallback;
  return (
    // biome-ignore lint/performance/noImgElement: the optimiser knows only hosts of the configuration
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      // The error may have come before React did. A drawing without a size of its own has a width
      // of 0 too, so the browser is asked.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src));
      }}
    />
  );
}
