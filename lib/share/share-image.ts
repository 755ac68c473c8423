/** The picture a shared link shows. */
export type ShareImage = {
  /** From the root of the site. */
  path: string;
  alt: string;
};

/** 1.91 to 1: what Facebook, LinkedIn and X show whole (product.md, « Share images »). */
export const shareImageSize = { width: 1200, height: 630 };
