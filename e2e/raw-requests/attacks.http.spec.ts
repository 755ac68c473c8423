import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import { expect, sendRaw, test } from './server.ts';

/* The findings of a penetration test, except findings about nginx, which are in e2e/nginx. */

const get = (target: string, ...headers: string[]) =>
  `${[`GET ${target} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

test.describe('a request that could be expensive', () => {
  for (const [name, target] of [
    ['with thousands of parameters below /api', `/api/nope?${'a&'.repeat(7_000)}`],
    ['with thousands of parameters of a call', `/api/v1/ads/?${'a&'.repeat(7_000)}`],
    [
      'with thousands of parameters of a page, by a dot segment',
      `/_next/../cgu?${'a&'.repeat(7_000)}`,
    ],
    ['with a long run of slashes', `/a${'/'.repeat(15_000)}x?y`],
    ['with a long run of encoded slashes', `/a${'%2f'.repeat(4_500)}x?y`],
    ['with a long run of dot segments', `/a${'/..'.repeat(4_500)}/x?y`],
  ] as const) {
    test(`${name} costs no more than a few stored pages`, async ({ server: { url, cpuTime } }) => {
      const costOf = async (text: string) => {
        const costs: number[] = [];
        for (let time = 0; time < 15; time += 1) {
          const before = await cpuTime();
          await sendRaw(url, text);
          costs.push((await cpuTime()) - before);
        }
        return Math.min(...costs);
      };
      // The responses to such requests: a stored page, or the page of an unknown path.
      const plain = Math.max(await costOf(get('/cgu')), await costOf(get('/nulle-part')));
      expect((await costOf(get(target))) / plain).toBeLessThan(10);
    });
  }
});

test.describe('a secret in a URL', () => {
  for (const [name, attack, path] of [
    ['by a dot segment below /api', '/api/../annonces/211?token=#', '/annonces/211'],
    ['by an encoded dot segment', '/api/%2e%2e/annonces/212?token=#', '/annonces/212'],
    ['by a dot segment below /_next', '/_next/../annonces/213?token=#', '/annonces/213'],
    ['by a fragment', '/annonces/214#?token=#', '/annonces/214'],
    ['in the path of an ad', '/annonces/#', '/annonces/autre'],
    ['in the path of a post', '/blog/#.a', '/blog/autre.a'],
    ['in the path of a specialty', '/annonces/specialite/#.a', '/annonces/specialite/Autre.a'],
    ['in an unknown path', '/#', '/autre'],
  ] as const) {
    test(`that arrives ${name} does not stay in a stored page`, async ({ server: { url } }) => {
      const secret = 'Jean-Dupont-0612345678';
      const first = await sendRaw(url, get(attack.replaceAll('#', secret)));
      const next = await sendRaw(url, get(path));
      for (const response of [first, next]) {
        expect([200, 308, 400, 404]).toContain(response.status);
        expect(JSON.stringify(response)).not.toContain(secret);
      }
    });
  }
});

test.describe('an unwanted body', () => {
  for (const [target, status] of [
    ['/', 405],
    ['/annonces', 405],
    ['/nulle-part', 405],
    ['/_next/static/x.js', 405],
    ['/api/v1/ads/', 405],
    ['/api/nulle-part', 404],
    ['/reset-password/MQ/jeton', 413],
    ['/apercu', 413],
    ['/signalement', 413],
    ['/api/v1/auth/users/reset_password_confirm/', 413],
    ['/api/revalidate', 413],
  ] as const) {
    test(`of 9 MB to ${target} is not read, and gets ${status}`, async ({ server: { url } }) => {
      // Most of the body never comes, and the client leaves the connection open: only the server can close it.
      const head = `POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n`;
      const response = await sendRaw(url, head + 'x'.repeat(1_000));
      expect([response.status, response.headers.connection]).toEqual([status, 'close']);
    });
  }

  test('of a GET request gets 400', async ({ server: { url } }) => {
    for (const header of ['Content-Length: 9000000', 'Transfer-Encoding: chunked']) {
      const text = `GET /cgu HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`;
      expect((await sendRaw(url, text)).status).toBe(400);
    }
  });
});

test.describe('an unusual request', () => {
  const file = () => {
    const names = readdirSync(join(root, '.next', 'static', 'chunks'));
    return `/_next/static/chunks/${names.find((name) => name.endsWith('.js'))}`;
  };

  for (const [header, status] of [
    ['If-Match: "x"', 412],
    ['If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT', 412],
    ['Range: bytes=99999999-', 416],
    ['Range: bytes=0-9', 206],
  ] as const) {
    test(`for a file of the build with « ${header} » gets ${status}`, async ({
      server: { url },
    }) => {
      const path = file();
      // The second response may come from a cache.
      for (const time of ['first', 'again']) {
        const response = await sendRaw(url, get(path, header));
        expect([time, response.status]).toEqual([time, status]);
        const whole = await sendRaw(url, get(path));
        expect([time, whole.status]).toEqual([time, 200]);
        expect(whole.headers['cache-control']).toContain('immutable');
      }
    });
  }

  test('with a method that Next.js does not know gets 404 or 405', async ({ server: { url } }) => {
    for (const [target, status] of [
      ['/api/nulle-part', 404],
      ['/api', 404],
      ['/api/v1/ads', 405],
      ['/annonces', 405],
      ['/_next/static/x.js', 405],
    ] as const) {
      for (const method of ['TRACE', 'PROPFIND', 'M-SEARCH']) {
        const response = await sendRaw(url, get(target).replace('GET', method));
        expect([method, target, response.status]).toEqual([method, target, status]);
      }
    }
  });

  test('with a malformed state of the router gets 400', async ({ server: { url } }) => {
    for (const path of ['/reset-password/MQ/jeton', '/apercu', '/annonces']) {
      for (const tree of ['zz', '%zz', '%7B%7D']) {
        const response = await sendRaw(url, get(path, 'RSC: 1', `Next-Router-State-Tree: ${tree}`));
        expect([path, tree, response.status]).toEqual([path, tree, 400]);
      }
    }
  });
});

test('no response has a header with an internal path', async ({ server: { url } }) => {
  for (const path of ['/annonces', '/blog?tag=contrat', '/inscription', '/apercu', '/nulle-part']) {
    for (const time of ['first', 'again']) {
      const { status, headers } = await sendRaw(url, get(path));
      expect(status).toBe(path === '/nulle-part' ? 404 : 200);
      expect([
        time,
        Object.keys(headers).filter((name) => name.startsWith('x-middleware')),
      ]).toEqual([time, []]);
    }
  }
});
