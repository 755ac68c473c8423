/** One of the two formats of every screen. */
export type Shape = {
  name: 'wide' | 'narrow';
  /** The dimensions of the page, in CSS pixels. */
  width: number;
  height: number;
  /** The widths of the images that displays need, and their maximum size: the smallest at which text is readable. */
  outputs: readonly { width: number; maxBytes: { avif: number; webp: number } }[];
};

export const shapes: readonly Shape[] = [
  {
    name: 'wide',
    width: 840,
    height: 588,
    outputs: [
      { width: 600, maxBytes: { avif: 45_000, webp: 70_000 } },
      { width: 1200, maxBytes: { avif: 45_000, webp: 70_000 } },
    ],
  },
  {
    // 252 CSS pixels on the home page, at two and three device pixels per CSS pixel. One is the largest
    // paint on phones: few bytes matter more there than a hardly visible loss of quality.
    name: 'narrow',
    width: 360,
    height: 720,
    outputs: [
      { width: 512, maxBytes: { avif: 14_900, webp: 50_000 } },
      { width: 768, maxBytes: { avif: 30_000, webp: 75_000 } },
    ],
  },
];
