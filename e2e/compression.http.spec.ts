import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from './http-test.ts';

const browser = 'gzip, deflate, br, zstd';

/** The first match in a text; without one the test fails, rather than go on with nothing. */
function firstMatch(text: string, expression: RegExp): string {
  const [match] = expression.exec(text) ?? [];
  if (match === undefined) throw new Error(`Nothing matches ${expression}.`);
  return match;
}

test('what is text is sent with Brotli, or gzip, or as it is, to who reads that', async ({
  request,
}) => {
  const html = await (await request.get('/annonces')).text();
  const files = ['js', 'css'].map((type) =>
    firstMatch(html, new RegExp(`/_next/static/chunks/[^"]+\\.${type}`)),
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

test('a page says how long it is, packed or not: a proxy sends what it keeps in fewer steps', async ({
  request,
}) => {
  for (const path of ['/', '/annonces', '/annonces?page=4', '/annonces/999999']) {
    for (const encoding of [browser, 'gzip', 'identity']) {
      const answer = await request.get(path, { headers: { 'accept-encoding': encoding } });
      const { 'content-length': length, 'transfer-encoding': parts } = answer.headers();
      expect({ parts, length }, `${path}, ${encoding}`).toEqual({
        parts: undefined,
        length: expect.stringMatching(/^[1-9]\d*$/),
      });
    }
  }
});

test('what is packed already is sent as it is', async ({ request }) => {
  const html = await (await request.get('/annonces')).text();
  const font = firstMatch(html, /\/_next\/static\/media\/[^"]+\.woff2/);
  for (const path of [font, '/icons/icon-192.png', '/partage/site.png']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': browser } });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-encoding'], path).toBeUndefined();
  }
});

test('a file of the build is sent as small as can be, at the first request', async ({
  request,
}) => {
  const html = await (await request.get('/annonces')).text();
  const path = firstMatch(html, /\/_next\/static\/chunks\/[^"]+\.js/);
  const requested = { headers: { 'accept-encoding': browser } };
  const text = await (await request.get(path)).text();
  const asPages = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const packedAsPages = brotliCompressSync(text, asPages).length;
  const response = await request.get(path, requested);
  expect(await response.text()).toBe(text);
  expect(Number(response.headers()['content-length'])).toBeLessThan(0.97 * packedAsPages);

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
