import { imageSize } from 'image-size';

/** The format and the size of an image, from its first bytes. */
export type ImageFacts = { type: string; width: number; height: number };

/** The formats that social networks can read. */
const types: Record<string, string> = { gif: 'GIF', jpg: 'JPEG', png: 'PNG', webp: 'WebP' };

/** The format and the size of an image in pixels; `null` when social networks cannot read it. */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const name = types[type];
    return name === undefined ? null : { type: name, width, height };
  } catch {
    // image-size throws for an unknown format, and for an image truncated before its size.
    return null;
  }
}
