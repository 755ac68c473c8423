import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { screens } from './screens';

const pictures = screens.flatMap(({ key, narrow, wide }) =>
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

test.each(pictures)('$url is a picture of $key, as large as it is said to be', async (picture) => {
  const { format, width, height } = await sharp(fileURLToPath(picture.url)).metadata();
  expect(`${format} ${width}x${height}`).toBe(picture.file);
  expect(picture.url).toContain(`/${picture.key}-`);
});

test('no picture is there twice, and each screen says what it shows', () => {
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(40);
  for (const { title, alt } of screens) {
    expect(title).not.toBe('');
    expect(alt).toMatch(/\.$/);
  }
});
