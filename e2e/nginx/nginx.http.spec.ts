import type { APIRequestContext } from '@playwright/test';
import { findNginx } from '../../scripts/programs.ts';
import { follow, outcomeIn } from '../flash.ts';
import { contentOf } from '../html/nu-checker.ts';
import { sendRaw } from '../raw-requests/server.ts';
import { postReset } from '../reset/page.ts';
import { callWebhook } from '../webhook/test.ts';
import { expect, test } from './test.ts';

/* The guarantees of deploy/nginx.conf to operators. The last test kills the site behind it. */

test.describe.configure({ mode: 'default' });
// nginx is not an npm package: the machine has it or not.
test.skip(!findNginx(), 'there is no nginx on this machine');

const read = async (
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
) => {
  const response = await request.get(address, { headers, maxRedirects: 0 });
  const received = response.headers();
  return {
    status: response.status(),
    cache: received['x-cache'],
    headers: received,
    text: await response.text(),
  };
};
/** nginx counts whole seconds: an entry that is fresh for one second expires after two at most. */
const untilExpired = () => new Promise((resolve) => setTimeout(resolve, 2_100));
/** The `X-Cache` of a stored response; on a slow machine it may have been revalidated after a second. */
const stored = expect.stringMatching(/^(?:HIT|REVALIDATED)$/);
const byRouter = { rsc: '1' };

const feedOf = (filter: string) => `/annonces/feed.json?${filter}`;

test.describe('behind nginx', () => {
  test('a page is stored, and only revalidated with the site', async ({
    request,
    staged: { url },
  }) => {
    for (const path of ['/annonces?page=2', '/annonces/31', '/blog']) {
      expect((await read(request, url + path)).cache, path).toBe('MISS');
      expect((await read(request, url + path)).cache, path).toEqual(stored);
    }
    await untilExpired();
    const renewed = await read(request, `${url}/annonces/31`);
    expect(renewed.cache).toBe('REVALIDATED');
    const { headers } = await read(request, `${url}/annonces/31`);
    expect(headers['x-request-id'], 'a new id').toMatch(/^[\da-f]{32}$/);
    expect(headers['x-request-id']).not.toBe(renewed.headers['x-request-id']);
    const known = await read(request, `${url}/annonces/31`, {
      'if-none-match': headers.etag ?? '',
    });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  test('a page is sent compressed to clients that accept Brotli or gzip, and decompressed to others', async ({
    request,
    staged: { url },
  }) => {
    const address = `${url}/annonces/32`;
    const plain = await read(request, address, { 'accept-encoding': 'identity' });
    const gzipped = await read(request, address, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzipped).toMatchObject({ cache: stored, headers: { 'content-encoding': 'gzip' } });
    expect(contentOf(gzipped.text)).toBe(contentOf(plain.text));
    const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    expect((await read(request, address, browser)).cache).toBe('MISS');
    const brotli = await read(request, address, browser);
    expect(brotli).toMatchObject({ cache: stored, headers: { 'content-encoding': 'br' } });
    expect(contentOf(brotli.text)).toBe(contentOf(plain.text));
    const head = await request.head(address);
    expect([head.status(), head.headers()['x-cache']]).toEqual([200, stored]);
  });

  test('no part of a visitor’s request is in the page for another', async ({
    request,
    staged: { url, siteUrl },
  }) => {
    await read(request, `${url}/annonces/33?jeton=secret-de-claire`);
    const next = await read(request, `${url}/annonces/33?utm_source=lettre`);
    expect(next.cache, 'an unknown query makes no entry of its own').toEqual(stored);
    expect(next.text).not.toContain('secret-de-claire');
    await read(request, `${url}/annonces?page=3&jeton=secret-de-claire`);
    for (const path of ['/annonces?page=3&jeton=secret-de-claire', '/annonces?page=3']) {
      expect((await read(request, url + path)).text).not.toContain('secret-de-claire');
    }
    // Parameters that the site accepts still reach it.
    for (const path of [
      '/annonces?page=3',
      '/blog?tag=contrat',
      '/inscription?profil=remplacant',
      '/blog/rss.xml?tag=contrat',
      '/annonces/feed.json?specialty=3',
      ...['retrocession=75', 'forfait=500', 'sector=1', 'rhythm=regular', 'with=housing'].map(
        feedOf,
      ),
      ...['owner=facility', 'days=wed', 'slots=night', 'days=wed&only=1', 'q=nuit'].map(feedOf),
      ...['length=week', 'endDate=2099-01-01&fit=1'].map(feedOf),
      '/api/v1/ads/?page=2',
    ]) {
      const { status, text } = await read(request, url + path);
      expect(status, path).toBe(200);
      expect(text, path).toBe((await read(request, siteUrl + path)).text);
      expect(text, path).not.toBe((await read(request, siteUrl + path.replace(/\?.*/, ''))).text);
    }
  });

  test('32 kB of cookies reach the site; more get a page in French', async ({
    request,
    staged: { url },
  }) => {
    const page = await read(request, `${url}/annonces`, { cookie: `a=${'x'.repeat(32_000)}` });
    expect(page.status).toBe(200);
    for (const length of [36_000, 60_000]) {
      const refused = await read(request, `${url}/annonces`, { cookie: `a=${'x'.repeat(length)}` });
      expect([length, refused.status, refused.headers['content-type']]).toEqual([
        length,
        431,
        'text/html; charset=utf-8',
      ]);
      expect(refused.text).toContain('Les cookies de ce site sont trop volumineux');
    }
  });

  test('a URL whose separators were escaped is redirected as the site does', async ({
    request,
    staged: { url },
  }) => {
    for (const path of [
      '/annonces?specialty=3&amp;sector=1',
      '/annonces?amp;specialty=3&amp;sector=1',
      '/annonces?specialty%3D3%26sector%3D1',
      '/Annonces.?specialty=3;sector=1',
      '/annonces%3Fspecialty=3&sector=1',
    ]) {
      const response = await request.get(url + path, { maxRedirects: 0 });
      expect([path, response.status(), response.headers().location]).toEqual([
        path,
        308,
        '/annonces?specialty=3&sector=1',
      ]);
    }
  });

  test('pages and responses to the router are never mixed up', async ({
    request,
    staged: { url },
  }) => {
    for (const id of [34, 35]) {
      const address = `${url}/annonces/${id}`;
      const kinds = [
        { headers: {}, type: 'text/html; charset=utf-8' },
        { headers: byRouter, type: 'text/x-component' },
        { headers: { ...byRouter, 'next-router-prefetch': '1' }, type: 'text/x-component' },
      ];
      if (id === 35) kinds.reverse();
      for (const { headers, type } of [...kinds, ...kinds]) {
        // The site redirects to the parameter that the router would compute.
        const first = await read(request, address, headers);
        const location = first.headers.location;
        const requested = new URL(location ?? address, address).href;
        const response = location === undefined ? first : await read(request, requested, headers);
        expect(response.status).toBe(200);
        expect(response.headers['content-type']).toBe(type);
        const visit = await read(request, requested);
        expect(visit.headers['content-type']).toBe('text/html; charset=utf-8');
      }
    }
  });

  test('of concurrent requests for an uncached page, one reaches the site', async ({
    request,
    staged: { url, siteUrl },
  }) => {
    // The others wait for at most five seconds: the site has the page cached, so a slow machine is no problem.
    await read(request, `${siteUrl}/annonces?startDate=2041-03-04`);
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => read(request, `${url}/annonces?startDate=2041-03-04`)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(responses.filter(({ cache }) => cache === 'MISS')).toHaveLength(1);
  });

  test('an ad that the webhook deletes disappears within two seconds', async ({
    request,
    staged: { url, api },
  }) => {
    await api.respond('/api/v1/ads/36', { id: 36, title: 'Cardiologie à Beaune' });
    const address = `${url}/annonces/36`;
    for (const cache of ['MISS', stored]) {
      expect(await read(request, address)).toMatchObject({ status: 200, cache });
    }
    await api.fail('/api/v1/ads/36', 'not-found');
    const refreshed = await callWebhook(request, url, { type: 'ad', id: 36 });
    expect(refreshed.status()).toBe(204);
    await untilExpired();
    // Even the first request does not get the deleted ad.
    const deleted = await read(request, address);
    expect(deleted.status).toBe(404);
    expect(deleted.text).not.toContain('Cardiologie à Beaune');
  });

  test('files of the build are stored permanently, and missing files are not stored', async ({
    request,
    staged: { url },
  }) => {
    const { text } = await read(request, `${url}/cgu`);
    const [file = ''] = /\/_next\/static\/[^"]+\.css/.exec(text) ?? [];
    await read(request, url + file);
    const { cache, headers } = await read(request, url + file);
    expect([cache, headers['cache-control']]).toEqual([
      'HIT',
      'public, max-age=31536000, immutable',
    ]);
    for (const time of ['first', 'again']) {
      const { status, cache } = await read(request, `${url}/_next/static/nulle-part.js`);
      expect([time, status, cache]).toEqual([time, 404, 'MISS']);
    }
  });

  test('no request can replace a stored file of the build', async ({
    request,
    staged: { url },
  }) => {
    const { text } = await read(request, `${url}/cgu`);
    const [file = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(text) ?? [];
    const name = file.slice('/_next/'.length).replaceAll('/', '%2f');
    // nginx decodes each of them to the path of the file.
    for (const target of [
      `/annonces/x%2f..%2f..%2f_next%2f${name}`,
      `/annonces/..%2f_next/${name}`,
      `/x/..%2f_next%2f${name}`,
      `/_next/x%2f..%2f${name}`,
      `/_next/static/..%2f${name}`,
      `/_next/static/x%2f..%2f..%2f${name}?${name}`,
    ]) {
      for (const time of ['first', 'again']) {
        const head = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n`;
        const response = await sendRaw(url, `${head}Connection: close\r\n\r\n`);
        expect([target, time, response.status]).toEqual([target, time, 404]);
      }
    }
    const script = await read(request, url + file, { 'accept-encoding': 'br' });
    expect(script.status).toBe(200);
    expect(script.headers['content-type']).toContain('javascript');
    // The query is not part of the cache key.
    const again = await read(request, `${url + file}?v=2`, { 'accept-encoding': 'br' });
    expect([again.status, again.cache]).toEqual([200, 'HIT']);
  });

  test('responses for one visitor are not stored', async ({ request, staged: { url } }) => {
    for (const path of ['/reset-password/MQ/demo-claire', '/apercu']) {
      for (const time of ['first', 'again']) {
        const { status, cache, headers } = await read(request, url + path);
        expect([time, path, status, cache]).toEqual([time, path, 200, undefined]);
        expect(headers['cache-control']).toBe('private, no-store');
      }
    }
    for (const time of ['first', 'again']) {
      const { status, headers } = await read(request, `${url}/nulle-part`);
      expect([time, status, headers['x-cache']]).toEqual([time, 404, 'MISS']);
    }
    expect((await request.post(`${url}/annonces/31`)).status()).toBe(405);
  });

  test('a form can be posted without JavaScript and without cookies', async ({
    request,
    staged: { url },
  }) => {
    const path = `${url}/reset-password/MQ/jeton-sans-script`;
    const fields = { new_password: 'tracteur lune 12', confirmation: 'tracteur lune 13' };
    const posted = await postReset(request, path, fields);
    const shown = await follow(request, posted);
    expect(await shown.text()).toContain('Les mots de passe ne correspondent pas');
    expect((await follow(request, posted)).headers()).not.toHaveProperty('x-cache');
    for (const response of [posted, shown]) {
      expect(response.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(response.headers()).not.toHaveProperty('set-cookie');
    }
    // Only the page of the link shows it.
    const outcome = outcomeIn(posted);
    for (const other of [path, `${path}-autre?envoi=${outcome}`]) {
      expect(await (await request.get(other)).text()).not.toContain('role="alert"');
    }
  });

  test('attempts at a password reset are counted per visitor', async ({
    request,
    staged: { url },
  }) => {
    const attempt = (claimed: string) =>
      request.post(`${url}/api/v1/auth/users/reset_password_confirm/`, {
        headers: { origin: url, 'x-forwarded-for': claimed },
        data: { uid: 'MQ', token: 'jeton-derriere-nginx', new_password: 'un-autre-mot-2-passe' },
      });
    const statuses = [];
    for (let time = 1; time <= 11; time += 1) {
      statuses.push((await attempt(`203.0.113.${time}`)).status());
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  test('all reports of browsers reach the site', async ({ request, staged: { url } }) => {
    const data = { message: 'Error', at: 'static/a.js:1:2' };
    const send = async (body: object) =>
      (await request.post(`${url}/api/reports`, { data: body })).status();
    expect([await send(data), await send({}), await send(data)]).toEqual([204, 400, 204]);
  });

  test('stale pages are served when the API fails, and when the site is down', async ({
    request,
    staged: { url, api, killSite, logged },
  }) => {
    await read(request, `${url}/annonces/37`);
    await read(request, `${url}/annonces?page=2`);
    await read(request, `${url}/annonces`);
    await api.fail('/api/v1/', 'error');
    await untilExpired();
    expect((await read(request, `${url}/annonces/37`)).status).toBe(200);
    await api.restore('/api/v1/');

    await killSite();
    await untilExpired();
    for (const path of [
      '/annonces/37',
      '/annonces?page=2',
      '/annonces/37?jeton=x',
      '/annonces?utm_source=x',
    ]) {
      expect(await read(request, url + path)).toMatchObject({ status: 200, cache: 'STALE' });
    }
    expect((await request.head(`${url}/annonces/37`)).status()).toBe(200);
    expect((await read(request, `${url}/annonces/38`)).status).toBe(502);

    // The token of a link is in no log, not even in error messages.
    const links = ['/reset-password/MQ/jeton-de-claire', '/%72eset-password/MQ/jeton-de-claire'];
    for (const link of links) expect((await read(request, url + link)).status).toBe(502);
    await expect.poll(() => logged('medireleve.log')).toContain('/annonces/38');
    expect(logged('main.log')).toContain('/annonces/38');
    for (const name of ['medireleve.log', 'main.log']) {
      expect(logged(name)).not.toContain('jeton-de-claire');
    }
  });
});
