import sharp from 'sharp';
import { pictureAddress } from '../../lib/pictures/address.ts';
import { expect, host, other, test } from './test.ts';

/* The folder that runs by itself has its hosts from where it runs, whatever the build was told. */

test.use({ standalone: true });

test('pictures are made smaller from the standalone folder', async ({
  request,
  staged: { url, asked },
}) => {
  const get = (source: string) =>
    request.get(url + pictureAddress(source, 640), { headers: { accept: 'image/avif' } });
  const answer = await get(`${host}/alone/photo.jpg`);
  expect(answer.headers()['content-type']).toBe('image/avif');
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 640 });
  expect((await get(`${other}/alone/photo.jpg`)).status()).toBe(400);
  expect(asked).toEqual([`${host}/alone/photo.jpg`]);
});
