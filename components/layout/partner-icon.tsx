'use client';

import { useState } from 'react';

const fallback = '/partner-logo.svg';

/** The icon of another site, or our own partner logo when there is none or it breaks. */
export function PartnerIcon({ src, size }: { src: string | undefined; size: number }) {
  const [broken, setBroken] = useState(false);

  return (
    // biome-ignore lint/performance/noImgElement: a small icon of a host unknown at build time
    <img
      src={broken || !src ? fallback : src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      // The error may have come before React did.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
    />
  );
}
