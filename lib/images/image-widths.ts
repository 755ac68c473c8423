/**
 * The widths of optimized images in pixels. Each is one more image to make and to cache, so there are
 * few: `small` for portraits (72 px) and logos (192 px at most), `large` for images of posts (328 to
 * 668 px), on screens with one to three device pixels per CSS pixel.
 */
export const imageWidths = {
  small: [96, 192, 384],
  large: [384, 640, 960, 1280, 1600],
} as const;

/** The quality of optimized images, of 100. */
export const imageQuality = 75;
