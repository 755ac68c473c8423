import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { screens } from './screens';

const formats = { avif: 'heif', webp: 'webp' } as const;

const images = screens.flatMap(({ key, narrow, wide }) =>
  [narrow, wide].flatMap(({ width, height, srcSet }) =>
    (['avif', 'webp'] as const).flatMap((format) =>
      srcSet[format].split(', ').map((candidate) => {
        const [url = '', pixels] = candidate.split(' ');
        const times = Number.parseInt(pixels ?? '', 10) / width;
        return { key, url, file: `${formats[format]} ${width * times}x${height * times}` };
      }),
    ),
  ),
);

test.each(images)('$url is an image of $key, of the given size', async (image) => {
  const { format, width, height } = await sharp(`public${image.url}`).metadata();
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
