import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { imageFormat } from './share-image';

const blank = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 14, g: 90, b: 87, alpha: 0.5 } },
  });

test.each([
  ['PNG', () => blank(1200, 630).png()],
  ['JPEG', () => blank(1200, 630).jpeg()],
  ['JPEG', () => blank(1200, 630).jpeg({ progressive: true }).withMetadata()],
  ['GIF', () => blank(1200, 630).gif()],
  ['WebP', () => blank(1200, 630).webp()],
  ['WebP', () => blank(1200, 630).flatten().webp()],
  ['WebP', () => blank(1200, 630).webp({ lossless: true })],
])('the size of a %s is read', async (format, draw) => {
  const bytes = new Uint8Array(await draw().toBuffer());
  expect(imageFormat(bytes)).toEqual({ format, size: '1200 × 630' });
});

test.each(['PNG', 'JPEG', 'WebP'])('a truncated %s has no size', async (type) => {
  const whole = await {
    PNG: blank(9, 9).png(),
    JPEG: blank(9, 9).jpeg(),
    WebP: blank(9, 9).webp(),
  }[type]?.toBuffer();
  for (let length = 0; length < 20; length += 1) {
    expect(imageFormat(new Uint8Array((whole ?? Buffer.alloc(0)).subarray(0, length)))).toBeNull();
  }
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<!doctype html><p>Pas d’image, mais assez long',
  '',
])('%j is no image', (text) => {
  expect(imageFormat(new TextEncoder().encode(text))).toBeNull();
});

test('an AVIF is rejected: few networks read it', async () => {
  expect(imageFormat(new Uint8Array(await blank(64, 64).avif().toBuffer()))).toBeNull();
});
