import { expect, test } from '../http-test.ts';
import { sendRaw } from './server.ts';

/* Requests that no browser sends, each with the expected status. */

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: www.medireleve.example\r\nConnection: close\r\n${headers}\r\n`;
const getFrom = (host: string) =>
  `GET /annonces/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
const post = (headers: string, body = '') =>
  `POST /api/v1/auth/users/reset_password_confirm/ HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const method = (name: string, target: string) =>
  `${name} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

const requests: [name: string, text: string, status: number | null][] = [
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['no host, in absolute form', 'GET http://a/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', get('/annonces', 'Host: www.medireleve.example\r\n'), 400],
  ['two hosts, another spelling', get('/annonces/', 'HOST: ailleurs.example\r\n'), 400],
  ['a host and an empty one', get('/annonces', 'Host:\r\n'), 400],
  ...['', 'a b', 'a/b', 'u@a', 'a:65536', 'a:b', '[::', 'a, b'].map(
    (host): [string, string, number] => [`the host « ${host} »`, getFrom(host), 400],
  ),
  ['user information in a target', get('http://u:p@www.medireleve.example/annonces'), 400],
  ['a target of another port', get('http://www.medireleve.example:65536/annonces'), 400],
  ['a target of another host', get('http://ailleurs.example/annonces'), 200],
  ['two origins', post('Origin: https://a\r\nOrigin: https://a\r\nContent-Length: 0'), 400],
  ['two types', post('Content-Type: a/b\r\nContent-Type: a/b\r\nContent-Length: 0'), 400],
  ['the same length twice', post('Content-Length: 5\r\nContent-Length: 5', 'abcde'), 400],
  ['lengths in a list', post('Content-Length: 5, 5', 'abcde'), 400],
  [
    'the chunked coding twice',
    post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    400,
  ],
  [
    'several values of each proxy header',
    get(
      '/annonces',
      ['X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-For', 'Forwarded']
        .map((name) => `${name}: a\r\n${name}: b\r\n`)
        .join(''),
    ),
    200,
  ],
  ['headers of 20 kB', get('/annonces', `X-A: ${'a'.repeat(20_000)}\r\n`), 200],
  ['cookies of 32 kB', get('/annonces', `Cookie: a=${'a'.repeat(32_700)}\r\n`), 200],
  ['headers of 34 kB', get('/annonces', `X-A: ${'a'.repeat(34_000)}\r\n`), 431],
  ['headers of 500 kB', get('/annonces', `X-A: ${'a'.repeat(500_000)}\r\n`), 431],
  ['a URL of 14 kB', get(`/annonces/${'a'.repeat(14_000)}`), 404],
  ['a URL of 30 kB', get(`/annonces/${'a'.repeat(30_000)}`), 414],
  ['a URL of 40 kB', get(`/annonces/${'a'.repeat(40_000)}`), 431],
  ['a zero byte', get('/annonces/%00'), 404],
  ['a double escape', get('/annonces/%252e%252e%252f12'), 404],
  ['parent segments', get('/annonces/../../etc/passwd'), 404],
  ['escaped parent segments', get('/%2e%2e/%2e%2e/etc/passwd'), 404],
  ['escaped slashes among files', get('/_next/static/..%2f..%2fserver/app/page.js'), 404],
  ['escaped parent segments among files', get('/_next/static/%2e%2e/%2e%2e/package.json'), 404],
  ['two lengths', post('Content-Length: 4\r\nContent-Length: 5', 'abcde'), 400],
  ['a negative length', post('Content-Length: -4'), 400],
  [
    'a length and chunks',
    post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    400,
  ],
  [
    'the chunked coding, but not last',
    post('Transfer-Encoding: chunked, identity', '0\r\n\r\n'),
    400,
  ],
  ['an unknown transfer coding', post('Transfer-Encoding: x-any', 'a'), 400],
  ['an unknown method', method('FOO', '/annonces'), 400],
  ['a method of WebDAV', method('PROPFIND', '/annonces'), 405],
  ['a method of WebDAV, to the API', method('PROPFIND', '/api/v1/ads/'), 405],
  ['a tunnel', method('CONNECT', 'interne.example:443'), null],
  ['the asterisk form', method('OPTIONS', '*'), 405],
  ['an unknown scheme', method('GET', 'ftp://a/annonces'), 404],
  ['an unknown expectation', get('/annonces', 'Expect: 200-ok\r\n'), 417],
];

test.describe('requests that no browser sends', () => {
  for (const [name, text, status] of requests) {
    test(`a request with ${name} gets ${status ?? 'no response'}`, async ({ baseURL }) => {
      expect((await sendRaw(baseURL ?? '', text)).status).toBe(status);
    });
  }

  for (const target of [
    '//ailleurs.example/',
    '//ailleurs.example/annonces/',
    'http://ailleurs.example/annonces/',
    'https://ailleurs.example//ailleurs.example/',
  ]) {
    test(`${target} redirects to no other site`, async ({ baseURL }) => {
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
    test(`${target} does not redirect`, async ({ baseURL }) => {
      const response = await sendRaw(baseURL ?? '', get(target));
      expect(response.status).toBe(404);
      expect(response.headers).not.toHaveProperty('location');
      expect(response.headers).not.toHaveProperty('set-cookie');
    });
  }

  test('a redirect does not repeat the Host header', async ({ baseURL }) => {
    const text = get('/annonces/').replace('www.medireleve', 'ailleurs');
    const response = await sendRaw(baseURL ?? '', text);
    expect([response.status, response.headers.location]).toEqual([308, '/annonces']);
  });

  for (const target of ['/cgu', '/_next/hmr', '/_next/webpack-hmr']) {
    test(`${target} does not switch protocols, and ends`, async ({ baseURL }) => {
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

  test('the image optimizer is off without PICTURE_HOSTS', async ({ request }) => {
    for (const url of ['/apple-icon.png', '/logo.svg', 'http://127.0.0.1/a.png', '//a.example/a']) {
      const query = new URLSearchParams({ url, w: '640', q: '75' });
      expect((await request.get(`/_next/image?${query}`)).status()).toBe(404);
    }
  });
});
