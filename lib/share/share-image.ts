/** The image of a shared link. */
export type ShareImage = {
  /** From the root of the site. */
  path: string;
  alt: string;
};

/** 1.91 to 1: Facebook, LinkedIn and X show it uncropped (docs/product.md#share-images). */
export const shareImageSize = { width: 1200, height: 630 };
