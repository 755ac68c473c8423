import { optimizedImageUrl } from '../../lib/images/image-url.ts';
import { findNginx } from '../../scripts/programs.ts';
import { expect, host, test } from '../images/test.ts';
import { ownPort } from '../stage/site.ts';
import { startNginx } from './nginx.ts';

// nginx is not an npm package: the machine has it or not.
test.skip(!findNginx(), 'there is no nginx on this machine');

test('nginx stores an image for clients that accept the same format', async ({
  request,
  staged: { url },
}) => {
  const nginx = await startNginx([Number(new URL(url).port)], { newPort: ownPort });
  try {
    const get = async (accept: string) => {
      const address = nginx.url + optimizedImageUrl(`${host}/nginx/photo.jpg`, 384);
      const response = await request.get(address, { headers: { accept }, maxRedirects: 0 });
      return [response.status(), response.headers()['content-type'], response.headers()['x-cache']];
    };
    expect(await get('image/avif,image/webp,*/*')).toEqual([200, 'image/avif', 'MISS']);
    expect(await get('image/avif,*/*;q=0.5')).toEqual([200, 'image/avif', 'HIT']);
    expect(await get('image/webp,*/*')).toEqual([200, 'image/webp', 'MISS']);
    expect(await get('*/*')).toEqual([200, 'image/jpeg', 'MISS']);
    expect(await get('image/webp')).toEqual([200, 'image/webp', 'HIT']);
    const refused = await request.get(`${nginx.url}/_next/image?url=x&w=384&q=75`);
    expect(refused.status()).toBe(400);
  } finally {
    await nginx.stop();
  }
});
