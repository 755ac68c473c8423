import { expect, test } from '../http-test.ts';
import { sendRaw } from './send-raw.ts';

/* What no browser sends: each line is what was asked and the status it is to be answered with. */

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: www.medireleve.example\r\nConnection: close\r\n${headers}\r\n`;
const post = (headers: string, body = '') =>
  `POST /api/v1/auth/users/reset_password_confirm/ HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const method = (name: string, target: string) =>
  `${name} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

const requests: [name: string, text: string, status: number | null][] = [
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers of 20 kB', get('/annonces', `X-A: ${'a'.repeat(20_000)}\r\n`), 431],
  ['an address of 14 kB', get(`/annonces/${'a'.repeat(14_000)}`), 404],
  ['an address of 30 kB', get(`/annonces/${'a'.repeat(30_000)}`), 431],
  ['a zero byte', get('/annonces/%00'), 404],
  ['an escape escaped', get('/annonces/%252e%252e%252f12'), 404],
  ['a way up', get('/annonces/../../etc/passwd'), 404],
  ['a way up, escaped', get('/%2e%2e/%2e%2e/etc/passwd'), 404],
  ['a way up among files', get('/_next/static/..%2f..%2fserver/app/page.js'), 404],
  ['another among files', get('/_next/static/%2e%2e/%2e%2e/package.json'), 404],
  ['two lengths', post('Content-Length: 4\r\nContent-Length: 5', 'abcde'), 400],
  ['a negative length', post('Content-Length: -4'), 400],
  [
    'a length and chunks',
    post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    400,
  ],
  ['chunks, but not last', post('Transfer-Encoding: chunked, identity', '0\r\n\r\n'), 400],
  ['an unknown transfer', post('Transfer-Encoding: x-any', 'a'), 400],
  ['a method there is not', method('FOO', '/annonces'), 400],
  ['a method of others', method('PROPFIND', '/annonces'), 405],
  ['a method of others, of a call', method('PROPFIND', '/api/v1/ads/'), 405],
  ['a tunnel', method('CONNECT', 'interne.example:443'), null],
  ['all of the server', method('OPTIONS', '*'), 405],
  ['an unknown scheme', method('GET', 'ftp://a/annonces'), 404],
  ['an expectation nobody meets', get('/annonces', 'Expect: 200-ok\r\n'), 417],
];

test.describe('requests no browser sends', () => {
  for (const [name, text, status] of requests) {
    test(`${name}: ${status ?? 'the connection ends'}`, async ({ baseURL }) => {
      expect((await sendRaw(baseURL ?? '', text)).status).toBe(status);
    });
  }

  for (const target of [
    '//ailleurs.example/',
    '//ailleurs.example/annonces/',
    'http://ailleurs.example/annonces/',
    'https://ailleurs.example//ailleurs.example/',
  ]) {
    test(`${target} leads to no other site`, async ({ baseURL }) => {
      for (const headers of [
        '',
        'X-Forwarded-Host: ailleurs.example\r\nX-Forwarded-Proto: ftp\r\n',
      ]) {
        const response = await sendRaw(baseURL ?? '', get(target, headers));
        expect(response.status).toBe(308);
        expect(response.headers.location).toMatch(/^\/(?![/\\])/);
        expect(response.headers).not.toHaveProperty('set-cookie');
      }
    });
  }

  for (const target of [
    '/\\ailleurs.example/',
    '/%2F%2Failleurs.example/',
    '/%5Cailleurs.example/',
    '/annonces/%0d%0aSet-Cookie:%20a=b/',
  ]) {
    test(`${target} leads nowhere`, async ({ baseURL }) => {
      const response = await sendRaw(baseURL ?? '', get(target));
      expect(response.status).toBe(404);
      expect(response.headers).not.toHaveProperty('location');
      expect(response.headers).not.toHaveProperty('set-cookie');
    });
  }

  test('a redirect says nothing of the host it was asked by', async ({ baseURL }) => {
    for (const host of ['ailleurs.example', 'ailleurs.example/a?', 'a b', '[::', '']) {
      const text = `GET /annonces/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const response = await sendRaw(baseURL ?? '', text);
      expect([host, response.status, response.headers.location]).toEqual([host, 308, '/annonces']);
    }
  });

  for (const target of ['/cgu', '/_next/hmr', '/_next/webpack-hmr']) {
    test(`${target} goes on in no other protocol, and ends`, async ({ baseURL }) => {
      for (const protocol of ['websocket', 'h2c']) {
        const headers = `Upgrade: ${protocol}\r\n`;
        const text = get(target, headers).replace(
          'Connection: close',
          'Connection: upgrade, close',
        );
        const response = await sendRaw(baseURL ?? '', text);
        expect([protocol, response.status]).toEqual([protocol, target === '/cgu' ? 200 : 404]);
      }
    });
  }

  test('no picture is made smaller, ours or of others', async ({ request }) => {
    for (const url of ['/apple-icon.png', '/logo.svg', 'http://127.0.0.1/a.png', '//a.example/a']) {
      const query = new URLSearchParams({ url, w: '640', q: '75' });
      expect((await request.get(`/_next/image?${query}`)).status()).toBe(404);
    }
  });
});
