/** The image of a shared link. */
export type ShareImage = {
  /** From the root of the site. */
  path: string;
  alt: string;
};

/** 1.91 to 1: Facebook, LinkedIn and X show it uncropped (docs/product.md#share-images). */
export const shareImageSize = { width: 1200, height: 630 };

/** The path of the share image of an ad, a post or a landing page; `name` is URL-encoded. */
export function shareImagePath(kind: 'annonces' | 'articles' | 'lieux', name: string): string {
  return `/partage/${kind}/${name}.png`;
}

/** The name in the last segment of such a path; `null` unless it ends in `.png`. */
export function shareImageName(segment: string): string | null {
  return /^(.+)\.png$/.exec(segment)?.[1] ?? null;
}

/** The layout of a share image in pixels, for drawing it and for cutting its texts. */
const padding = 60;

export const layout = {
  padding,
  width: shareImageSize.width - 2 * padding,
  brand: { mark: 56, gap: 18, size: 42 },
  badge: { inset: 20, gap: 14, size: 28 },
};

/** No tab, search result or card shows more characters of a title, and the API sets no limit. */
export const maxTitleLength = 90;
