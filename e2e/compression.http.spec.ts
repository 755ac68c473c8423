import { brotliCompressSync, constants } from 'node:zlib';
import { contentOf } from './html/content-of.ts';
import { expect, test } from './http-test.ts';

const browser = 'gzip, deflate, br, zstd';

/** @throws when nothing matches, so that a test never passes on no text. */
function firstMatch(text: string, expression: RegExp): string {
  const [match] = expression.exec(text) ?? [];
  if (match === undefined) throw new Error(`Nothing matches ${expression}.`);
  return match;
}

test('text is sent with Brotli, gzip or no encoding, as the client accepts', async ({
  request,
}) => {
  const html = await (await request.get('/annonces')).text();
  const files = ['js', 'css'].map((type) =>
    firstMatch(html, new RegExp(`/_next/static/chunks/[^"]+\\.${type}`)),
  );
  const paths = ['/annonces', '/annonces/999999', '/annonces/rss.xml', '/api/v1/ads/?page=0'];
  for (const path of [...paths, ...files]) {
    const get = async (accepted: string) => {
      const response = await request.get(path, { headers: { 'accept-encoding': accepted } });
      expect(response.headers().vary, path).toMatch(/\bAccept-Encoding\b/i);
      const encoding = response.headers()['content-encoding'];
      return { encoding, text: contentOf(await response.text()) };
    };
    const plain = await get('identity');
    expect(plain.encoding, path).toBeUndefined();
    expect(await get(browser), path).toEqual({ ...plain, encoding: 'br' });
    expect(await get('gzip'), path).toEqual({ ...plain, encoding: 'gzip' });
  }
});

test('a page has a Content-Length in every encoding, so that a proxy sends its stored copy in fewer writes', async ({
  request,
}) => {
  for (const path of ['/', '/annonces', '/annonces?page=4', '/annonces/999999']) {
    for (const encoding of [browser, 'gzip', 'identity']) {
      const response = await request.get(path, { headers: { 'accept-encoding': encoding } });
      const { 'content-length': length, 'transfer-encoding': parts } = response.headers();
      expect({ parts, length }, `${path}, ${encoding}`).toEqual({
        parts: undefined,
        length: expect.stringMatching(/^[1-9]\d*$/),
      });
    }
  }
});

test('compressed formats are sent without a content encoding', async ({ request }) => {
  const html = await (await request.get('/annonces')).text();
  const font = firstMatch(html, /\/_next\/static\/media\/[^"]+\.woff2/);
  for (const path of [font, '/icons/icon-192.png', '/partage/site.png']) {
    const response = await request.get(path, { headers: { 'accept-encoding': browser } });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-encoding'], path).toBeUndefined();
  }
});

test('a file of the build has the best compression from the first request', async ({ request }) => {
  const html = await (await request.get('/annonces')).text();
  const path = firstMatch(html, /\/_next\/static\/chunks\/[^"]+\.js/);
  const requested = { headers: { 'accept-encoding': browser } };
  const text = await (await request.get(path)).text();
  const asPages = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const compressedAsPages = brotliCompressSync(text, asPages).length;
  const response = await request.get(path, requested);
  expect(await response.text()).toBe(text);
  expect(Number(response.headers()['content-length'])).toBeLessThan(0.97 * compressedAsPages);

  const { etag = '', 'cache-control': lasting } = (await request.get(path, requested)).headers();
  expect(lasting).toBe('public, max-age=31536000, immutable');
  const known = await request.get(path, {
    headers: { ...requested.headers, 'if-none-match': etag },
  });
  expect(known.status()).toBe(304);
  const part = await request.get(path, { headers: { range: 'bytes=0-9' } });
  expect({ status: part.status(), text: await part.text() }).toEqual({
    status: 206,
    text: text.slice(0, 10),
  });
});
