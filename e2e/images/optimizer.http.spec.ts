import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { optimizedImageUrl } from '../../lib/images/image-url.ts';
import { down, expect, host, inside, other, test, uncertified } from './test.ts';

/* Responses of the image optimizer. */

test.describe.configure({ mode: 'default' });

const avif = 'image/avif,image/webp,image/png,*/*;q=0.8';
const formats = [
  [avif, 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
] as const;

/** The `Cache-Status` of a stored image. */
const hit = /^medireleve; hit; ttl=\d+$/;

let used = 0;
/** A new URL for one of the images that e2e/images/test.ts selects by the end of the path. */
const fresh = (name: string, origin = host) =>
  `${origin}/${test.info().workerIndex}-${++used}/${name}`;

async function getImage(
  request: APIRequestContext,
  url: string,
  address: string,
  headers: Record<string, string> = { accept: avif },
) {
  const response = await request.get(url + address, { headers, maxRedirects: 0, timeout: 60_000 });
  return { status: response.status(), headers: response.headers(), body: await response.body() };
}

for (const [accept, type] of formats) {
  test(`an image is ${type} for « Accept: ${accept} », in the requested width`, async ({
    request,
    staged: { url, photo },
  }) => {
    const source = fresh('photo.jpg');
    for (const width of [384, 960]) {
      const { status, headers, body } = await getImage(
        request,
        url,
        optimizedImageUrl(source, width),
        {
          accept,
        },
      );
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect(await sharp(body).metadata()).toMatchObject({ width, height: (width * 9) / 16 });
      expect(body.length).toBeLessThan(photo.length / 10);
      expect(headers).toMatchObject({
        vary: 'Accept',
        'cache-control': 'public, max-age=86400',
        'content-disposition': expect.stringMatching(/^attachment/),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      });
    }
  });
}

test('an image is fetched once for concurrent requests, and not again for later ones', async ({
  request,
  staged: { url, requested },
}) => {
  const source = fresh('photo.jpg');
  const address = optimizedImageUrl(source, 640);
  const together = await Promise.all(
    Array.from({ length: 12 }, () => getImage(request, url, address)),
  );
  expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]));
  const { headers, body } = await getImage(request, url, address);
  expect(headers['cache-status']).toMatch(hit);
  expect(requested.filter((one) => one === source)).toHaveLength(1);

  const known = await getImage(request, url, address, {
    accept: avif,
    'if-none-match': headers.etag ?? '',
  });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
  const head = await request.head(url + address, { headers: { accept: avif } });
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(body.length)]);
  // The first request may be a HEAD.
  const another = url + optimizedImageUrl(source, 960);
  expect((await request.head(another, { headers: { accept: avif } })).status()).toBe(200);
  const stored = await getImage(request, url, optimizedImageUrl(source, 960));
  expect(stored.headers['cache-status']).toMatch(hit);
});

test.describe('an image that cannot be optimized', () => {
  for (const name of [
    'drawing',
    'page.jpg',
    'gone.jpg',
    'moved.jpg',
    'huge.jpg',
    'cut.jpg',
    // Truncated, with a matching Content-Length.
    'half.jpg',
    'bomb.png',
  ]) {
    test(`redirects to the original (${name})`, async ({ request, staged: { url, requested } }) => {
      const source = fresh(name);
      const address = optimizedImageUrl(source, 640);
      const first = await getImage(request, url, address);
      expect([first.status, first.headers.location, first.body.length]).toEqual([307, source, 0]);
      expect(first.headers['cache-control']).toBe('public, max-age=60');
      expect(first.headers['content-security-policy']).toMatch(/^default-src 'none'/);
      // The image is not fetched again at once, in any width.
      const again = await getImage(request, url, optimizedImageUrl(source, 960));
      expect([again.status, again.headers.location]).toEqual([307, source]);
      expect(requested.filter((one) => one === source)).toHaveLength(1);
      expect(requested.filter((one) => one.startsWith(other))).toEqual([]);
    });
  }

  test('redirects to the original if it never arrives', async ({ request, staged: { url } }) => {
    const source = fresh('hang.jpg');
    const { status, headers } = await getImage(request, url, optimizedImageUrl(source, 640));
    expect([status, headers.location]).toEqual([307, source]);
  });

  for (const [fault, origin] of [
    ['accepts no connections', down],
    ['has the certificate of another', uncertified],
  ] as const) {
    test(`redirects to the original if its host ${fault}`, async ({
      request,
      staged: { url, requested },
    }) => {
      const source = fresh('photo.jpg', origin);
      const { status, headers, body } = await getImage(
        request,
        url,
        optimizedImageUrl(source, 640),
      );
      expect([status, headers.location, body.length]).toEqual([307, source, 0]);
      expect(requested).not.toContain(source);
    });
  }

  test('redirects to the original if its host is in a private network', async ({
    request,
    staged: { url, requested },
  }) => {
    const source = fresh('photo.jpg', inside);
    const { status, headers } = await getImage(request, url, optimizedImageUrl(source, 640));
    expect([status, headers.location]).toEqual([307, source]);
    expect(requested).not.toContain(source);
  });
});

test('too many images at once redirect to the originals, and cached images are still served', async ({
  request,
  staged: { url },
}) => {
  const cached = optimizedImageUrl(fresh('photo.jpg'), 384);
  expect((await getImage(request, url, cached)).status).toBe(200);
  const hanging = Array.from({ length: 6 }, () => optimizedImageUrl(fresh('hang.jpg'), 640));
  let isFirst = true;
  const all = hanging.map((address) => getImage(request, url, address));
  const waited = Promise.race(all).then(() => {
    isFirst = false;
  });
  expect((await getImage(request, url, cached)).headers['cache-status']).toMatch(hit);
  expect(isFirst).toBe(true);
  await waited;
  const responses = await Promise.all(all);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([307]));
  expect(responses.some(({ headers }) => headers['cache-control'] === 'no-store')).toBe(true);
  // The queue is empty again, so the next image is optimized.
  expect((await getImage(request, url, optimizedImageUrl(fresh('photo.jpg'), 384))).status).toBe(
    200,
  );
});

test('other URLs, widths, qualities and methods are rejected', async ({
  request,
  staged: { url, requested },
}) => {
  const address = (source: string, rest = 'w=640&q=75') =>
    `/_next/image?url=${encodeURIComponent(source)}&${rest}`;
  const name = new URL(host).host;
  const sources = [
    `${other}/photo.jpg`,
    `http://${name}/photo.jpg`,
    `https://${name}:8443/photo.jpg`,
    `https://user@${name}/photo.jpg`,
    `https://user:secret@${name}/photo.jpg`,
    `https://${name}/photo.jpg?v=2`,
    `https://${name}/photo.jpg#a`,
    `https://${name}.elsewhere.example/photo.jpg`,
    `https://elsewhere.example/${name}/photo.jpg`,
    `https://${name}@elsewhere.example/photo.jpg`,
    `https://${name}/../photo.jpg`,
    `https://${name}\\photo.jpg`,
    `HTTPS://${name}/photo.jpg`,
    `//${name}/photo.jpg`,
    `https://${name}/${'a'.repeat(1_000)}.jpg`,
    `https://${name}/drawing.svg`,
    'https://127.0.0.1/photo.jpg',
    'https://[::1]/photo.jpg',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '/icons/icon-192.png',
    '/_next/image?url=x',
    '',
  ];
  const good = `${host}/photo.jpg`;
  const rejected = [
    ...sources.map((source) => address(source)),
    address(good, 'w=641&q=75'),
    address(good, 'w=0640&q=75'),
    address(good, 'w=640&q=76'),
    address(good, 'w=640'),
  ];
  const before = requested.length;
  for (const one of rejected) {
    const { status, headers } = await getImage(request, url, one);
    expect([one, status]).toEqual([one, 400]);
    expect(headers['content-security-policy'], one).toMatch(/^default-src 'none'/);
  }
  for (const path of ['images?', 'image/x?']) {
    const { status } = await getImage(request, url, address(good).replace('image?', path));
    expect([path, status]).toEqual([path, 404]);
  }
  const posted = await request.post(url + address(good), { maxRedirects: 0 });
  expect([posted.status(), posted.headers().allow]).toEqual([405, 'GET, HEAD']);
  expect(requested).toHaveLength(before);
});

test('an image has one URL, however it is requested', async ({
  request,
  staged: { url, requested },
}) => {
  const source = fresh('photo.jpg');
  const address = optimizedImageUrl(source, 640);
  const encoded = encodeURIComponent(source);
  for (const one of [
    address,
    `/_next/image?url=${encoded}&q=75&w=640`,
    `${address}&x=1`,
    `${address}&w=960`,
    address.replace('image?', 'image/?'),
    address.replace('/_next/', '/annonces/../_next//'),
  ]) {
    expect([one, (await getImage(request, url, one)).status]).toEqual([one, 200]);
  }
  expect(requested.filter((one) => one === source)).toHaveLength(1);
});

test('an image that fails is logged as a line of JSON', async ({ request, staged }) => {
  await getImage(request, staged.url, optimizedImageUrl(fresh('gone.jpg'), 640));
  const lines = staged.readLog().split('\n').filter(Boolean);
  const failures = lines.filter((line) => line.includes('gone.jpg'));
  expect(failures.length).toBeGreaterThan(0);
  for (const line of failures) expect(JSON.parse(line)).toMatchObject({ level: 'error' });
});

test('many images that fail make few lines in the log', async ({ request, staged }) => {
  const about = /"level":"(?:warn|error)"/;
  const logged = () =>
    staged
      .readLog()
      .split('\n')
      .filter((line) => about.test(line)).length;
  const before = logged();
  for (let time = 0; time < 20; time += 1) {
    for (const source of [fresh('gone.jpg'), fresh('cut.jpg'), fresh('photo.jpg', down)]) {
      const { status } = await getImage(request, staged.url, optimizedImageUrl(source, 640));
      expect(status).toBe(307);
    }
  }
  // Sixty images failed, but each kind of failure is logged once, then once a minute.
  expect(logged() - before).toBeLessThan(20);
});
