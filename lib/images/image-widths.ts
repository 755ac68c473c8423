/**
 * The widths that pictures are made in, in pixels. Each is one more picture to make and to keep, so there
 * are few: for what is shown at 72 px (portraits) and at 192 px at most (logos), and for what is shown at
 * 328 to 668 px (posts), on screens with one to three dots to a pixel.
 */
export const imageWidths = {
  small: [96, 192, 384],
  large: [384, 640, 960, 1280, 1600],
} as const;

/** How good a picture is that was made smaller, of 100. */
export const imageQuality = 75;
