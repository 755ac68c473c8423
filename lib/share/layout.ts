import { shareImageSize } from '@/lib/share/share-image';

/** The layout of a share image in pixels, for drawing it and for cutting its texts. */
const padding = 60;

export const layout = {
  padding,
  width: shareImageSize.width - 2 * padding,
  brand: { mark: 56, gap: 18, size: 42 },
  badge: { inset: 20, gap: 14, size: 28 },
  fact: { size: 36 },
};
