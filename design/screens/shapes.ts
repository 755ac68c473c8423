/** One of the two forms in which every screen is drawn. */
export type Shape = {
  name: 'wide' | 'narrow';
  /** Of the page, in CSS pixels. */
  width: number;
  height: number;
  /** The pictures: as many pixels wide as screens need, and as few bytes as keep text clear. */
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
    // 252 CSS pixels on the home page, for screens of two and of three pixels to one of them. Phones
    // wait for one of them to have the page: at the size it is seen, what fewer bytes cost hardly is.
    name: 'narrow',
    width: 360,
    height: 720,
    outputs: [
      { width: 512, maxBytes: { avif: 14_900, webp: 50_000 } },
      { width: 768, maxBytes: { avif: 30_000, webp: 75_000 } },
    ],
  },
];
