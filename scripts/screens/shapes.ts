/** One of the two forms in which every screen is drawn. */
export type Shape = {
  name: 'wide' | 'narrow';
  /** Of the page, in CSS pixels. */
  width: number;
  height: number;
  /** Widths of the pictures, in pixels: the size shown, and twice that for dense screens. */
  outputs: readonly number[];
  /**
   * For the largest picture; the home page loads several of them, and phones wait for the first to
   * have the page.
   */
  maxBytes: { avif: number; webp: number };
};

export const shapes: readonly Shape[] = [
  {
    name: 'wide',
    width: 840,
    height: 588,
    outputs: [600, 1200],
    maxBytes: { avif: 45_000, webp: 70_000 },
  },
  {
    name: 'narrow',
    width: 360,
    height: 720,
    outputs: [320, 640],
    maxBytes: { avif: 35_000, webp: 70_000 },
  },
];
