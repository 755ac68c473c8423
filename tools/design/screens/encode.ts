import sharp from 'sharp';

const qualities = {
  avif: [72, 66, 60, 56, 52, 48, 44, 40, 36, 32, 28],
  webp: [90, 86, 82, 78, 72, 66],
} as const;

/**
 * Encodes an image at the best quality whose file is small enough.
 *
 * @throws when even the lowest quality is too large.
 */
export async function encode(
  pixels: Buffer,
  format: 'avif' | 'webp',
  maxBytes: number,
): Promise<{ bytes: Buffer; quality: number }> {
  for (const quality of qualities[format]) {
    const picture = sharp(pixels);
    // 4:4:4 chroma and smart subsampling keep small coloured text sharp.
    const bytes =
      format === 'avif'
        ? await picture.avif({ quality, effort: 9, chromaSubsampling: '4:4:4' }).toBuffer()
        : await picture.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= maxBytes) return { bytes, quality };
  }
  throw new Error(`over ${maxBytes} bytes as ${format} at the lowest quality`);
}
