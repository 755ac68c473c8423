import { FallbackImage } from '@/components/ui/fallback-image';
import { imageOf } from '@/lib/images/image';

/** The icon of another site; our own partner logo when there is none, or it cannot be loaded. */
export function PartnerIcon({ src, size }: { src: string | undefined; size: number }) {
  const own = <img src="/partner-logo.svg" alt="" width={size} height={size} loading="lazy" />;
  if (src === undefined) return own;
  return (
    <FallbackImage
      {...imageOf(src, 'small')}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      fallback={own}
    />
  );
}
