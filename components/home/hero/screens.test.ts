import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { screens } from './screens';

const images = screens.flatMap(({ key, narrow, wide }) =>
  [narrow, wide].flatMap(({ width, height, largeWidth, ...formats }) =>
    (['avif', 'webp'] as const).flatMap((format) =>
      formats[format].map((url, index) => {
        const times = index === 0 ? 1 : largeWidth / width;
        const type = format === 'avif' ? 'heif' : 'webp';
        return { key, url, file: `${type} ${width * times}x${height * times}` };
      }),
    ),
  ),
);

test.each(images)('$url is an image of $key, of the given size', async (image) => {
  const { format, width, height } = await sharp(join('public', image.url)).metadata();
  expect(`${format} ${width}x${height}`).toBe(image.file);
  expect(image.url).toContain(`/${image.key}-`);
});

test('no image is used twice, and each screen has a text alternative', () => {
  expect(new Set(images.map(({ url }) => url)).size).toBe(40);
  for (const { title, alt } of screens) {
    expect(title).not.toBe('');
    expect(alt).toMatch(/\.$/);
  }
});
