import { expect, test } from './test.ts';

const browser = 'gzip, deflate, br, zstd';

test('@desktop what is text is sent with Brotli, or gzip, or as it is, to who reads that', async ({
  request,
}) => {
  const html = await (await request.get('/annonces')).text();
  const files = ['js', 'css'].map(
    (type) => new RegExp(`/_next/static/chunks/[^"]+\\.${type}`).exec(html)?.[0] ?? '',
  );
  const paths = ['/annonces', '/annonces/999999', '/annonces/rss.xml', '/api/v1/ads/?page=0'];
  for (const path of [...paths, ...files]) {
    const ask = async (encoding: string) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers().vary, path).toMatch(/\bAccept-Encoding\b/i);
      return { encoding: answer.headers()['content-encoding'], text: await answer.text() };
    };
    const plain = await ask('identity');
    expect(plain.encoding, path).toBeUndefined();
    expect(await ask(browser), path).toEqual({ ...plain, encoding: 'br' });
    expect(await ask('gzip'), path).toEqual({ ...plain, encoding: 'gzip' });
  }
});

test('@desktop what is packed already is sent as it is', async ({ request }) => {
  const link = (await request.get('/annonces')).headers().link ?? '';
  const [font = ''] = /\/_next\/static\/media\/[^>]+\.woff2/.exec(link) ?? [];
  for (const path of [font, '/icons/icon-192.png', '/partage/site.png']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': browser } });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-encoding'], path).toBeUndefined();
  }
});
