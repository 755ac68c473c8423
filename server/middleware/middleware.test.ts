import { connect } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { startChain, stopChains } from '../chain.fixture';
import type { Middleware } from '../compose';
import { checkHost, checkRequest, normalizeUrl } from './check-request';
import { setSecurityHeaders } from './headers';
import { checkRouterRequest, routeRequest } from './route-request';

afterEach(stopChains);

/** Stands for Next.js: responds with the URL, the router headers and the host it receives. */
const echo: Middleware = ({ url, headers }, response) => {
  const router = Object.keys(headers).filter((name) => /^(?:rsc|next-)/.test(name));
  response.end(`rendered ${url} ${router} at ${headers.host}`);
};
const chain = [setSecurityHeaders, checkHost, normalizeUrl, checkRequest, checkRouterRequest, echo];

/** Sends raw text to a server with the chain, and reads until the connection ends. */
async function exchange(text: string, middleware = chain): Promise<string> {
  const port = await startChain(middleware);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

/** Sends a request, with the HTTP version and a host added to its head. */
const send = (head: string, body = '') =>
  exchange(`${head.replace('\n', ' HTTP/1.1\nHost: a\n').replaceAll('\n', '\r\n')}\r\n\r\n${body}`);

const get = (target: string, headers = '') => send(`GET ${target}\nConnection: close${headers}`);

describe('the URL', () => {
  test('later middleware sees only the normalized one', async () => {
    expect(await get('/api/../annonces?page=2&token=X')).toContain('rendered /annonces?page=2 ');
    expect(await get('/annonces/Jean-Dupont-0612345678')).toContain('rendered /annonces/0 ');
  });

  test('a call of the API keeps its allowed parameters', async () => {
    expect(await get('/api/v1/ads/?page=0&jeton=x')).toContain('rendered /api/v1/ads?page=0 ');
  });

  test('another spelling redirects; that of a secret link is not stored', async () => {
    const moved = await get('/annonces/?page=2');
    expect(moved).toMatch(/^HTTP\/1\.1 308 .*Location: \/annonces\?page=2\r\n/s);
  });

  const secret = [
    'Cache-Control: private, no-store\r\n',
    'Referrer-Policy: no-referrer\r\n',
    'X-Robots-Tag: noindex, nofollow\r\n',
  ];

  test.each([
    ['/reset-password/MQ/jeton/', '308 '],
    ['//reset-password//MQ/jeton', '308 '],
    ['/%72eset-passwor%64/MQ/jeton', 'rendered /reset-password/MQ/jeton '],
    ['/./annonces/../reset-password/MQ/jeton', 'rendered /reset-password/MQ/jeton '],
    ['http://a/reset-password/MQ/jeton/', '308 '],
    ['/reset-password/MQ/jeton', 'rendered /reset-password/MQ/jeton '],
    ['/RESET-PASSWORD/MQ/jeton', 'rendered /reset-password/introuvable '],
    ['HTTP://A/Reset-Password/MQ/jeton', 'rendered /reset-password/introuvable '],
    ['/reset-passwor%2564/MQ/jeton', 'rendered /reset-password/introuvable '],
    ['/reset%25252Dpassword/MQ/jeton', 'rendered /reset-password/introuvable '],
    ['/reset%E2%80%91password/MQ/jeton', 'rendered /reset-password/introuvable '],
    ['/reset-password%2FMQ%2Fjeton', '308 '],
    ['/reset-password\\MQ\\jeton', 'rendered /reset-password/introuvable '],
    ['/%5Creset-password%5CMQ%5Cjeton', 'rendered /reset-password/introuvable '],
    ['/reset-password/%zz/jeton', 'rendered /reset-password/introuvable '],
    ['/reset-password/MQ', 'rendered /reset-password/introuvable '],
    ['/reset-password?uid=MQ&token=jeton', 'rendered /reset-password/introuvable '],
    ['/reset-password/MQ/jeton/envoi', 'rendered /reset-password/introuvable '],
    ['/fr/reset-password/MQ/jeton', 'rendered /reset-password/introuvable '],
    [`/reset-password/MQ/jeton?${'a&'.repeat(4_000)}`, '400 '],
    [`/Reset-Password/MQ/jeton?${'a&'.repeat(4_000)}`, '400 '],
  ])(
    'what may be a secret link, %s, is not stored, indexed or told: %s',
    async (target, outcome) => {
      const received = await get(target);
      for (const part of [outcome, ...secret]) expect(received).toContain(part);
    },
  );

  test('a link with a host that is not valid is not told either', async () => {
    const received = await exchange('GET /reset-password/MQ/jeton HTTP/1.1\r\nHost: a b\r\n\r\n');
    for (const part of ['400 ', ...secret]) expect(received).toContain(part);
  });

  test.each(['/annonces', '/introuvable', '/blog/reset-your-password', '/api/v1/ads'])(
    'nothing else has these headers: %s',
    async (target) => {
      const received = await get(target);
      for (const line of secret) expect(received).not.toContain(line);
    },
  );

  test('too long a query is a 400', async () => {
    expect(await get(`/api/nope?${'a&'.repeat(4_000)}`)).toMatch(
      /^HTTP\/1\.1 400 .*\{"detail":"Cette adresse est trop longue\."\}/s,
    );
    expect(await get(`/cgu?${'a&'.repeat(4_000)}`)).toMatch(/text\/plain.*trop longue\.\n$/s);
  });
});

test.each(['', '\nUser-Agent:', '\nUser-Agent: curl/8', '\nUser-Agent: Googlebot/2.1'])(
  'pages see one client, the same for all: %j',
  async (line) => {
    const agent: Middleware = ({ headers }, response) => void response.end(headers['user-agent']);
    const seenAt = (path: string) => {
      const lines = `GET ${path} HTTP/1.1\nHost: a\nConnection: close${line}\n\n`;
      return exchange(lines.replaceAll('\n', '\r\n'), [normalizeUrl, routeRequest, agent]);
    };
    for (const path of [
      '/annonces',
      '/nulle-part',
      '/partage/site.png',
      '/reset-password/MQ/jeton',
    ])
      expect(await seenAt(path)).toMatch(/\r\nMozilla\/5\.0$/);
    // The log names the browser of a report.
    const [, sent = ''] = line.split(': ');
    expect((await seenAt('/api/reports')).endsWith(`\r\n${sent}`)).toBe(true);
  },
);

describe('the head', () => {
  // Without `Connection: close` and with most of the body missing: the server has to close the connection.
  test.each([
    ['/annonces', 405],
    ['/nulle-part', 405],
    ['/_next/static/a.js', 405],
    ['/api/v1/ads/', 405],
    ['/api/nulle-part', 404],
    ['/reset-password/MQ/jeton', 413],
    ['/api/v1/auth/users/reset_password_confirm/', 413],
    ['/annonces/', 308],
  ])('a POST of 9 MB to %s ends with %d before it is read', async (target, status) => {
    const response = await send(`POST ${target}\nContent-Length: 9000000`, 'x'.repeat(1_000));
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
  });

  test('an error message is in French, and JSON for a call', async () => {
    expect(await send('PUT /cgu\nConnection: close')).toMatch(
      /^HTTP\/1\.1 405 .*Allow: GET, HEAD\r\n.*\r\nMéthode non autorisée\.\n$/s,
    );
    expect(await send('PUT /api/v1/ads\nConnection: close')).toMatch(
      /Allow: GET, HEAD, OPTIONS\r\n.*\{"detail":"Méthode non autorisée\."\}$/s,
    );
  });

  test('TRACE is a 405 before later middleware runs', async () => {
    const response = await send('TRACE /\nConnection: close');
    expect(response).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD\r\n/s);
    expect(response).not.toContain('rendered');
  });

  test('the headers of the router do not reach a page rendered for each request', async () => {
    const router = '\nRSC: 1\nNext-Router-Prefetch: 1\nNext-Url: /x';
    expect(await get('/reset-password/MQ/jeton', router)).toMatch(/jeton {2}at a$/);
    expect(await get('/annonces/abc', router)).toMatch(/rendered \/annonces\/0 {2}at a$/);
    expect(await get('/cgu', '\nRSC: 1')).toMatch(/^HTTP\/1\.1 307 .*Location: \/cgu\?_rsc=\r\n/s);
    expect(await get('/cgu?_rsc', '\nRSC: 1')).toContain('rendered /cgu rsc at');
  });
});

test('a secret in Authorization reaches no route that has none', async () => {
  const port = await startChain([
    normalizeUrl,
    checkRequest,
    ({ headers }, response) => void response.end(String(headers.authorization)),
  ]);
  for (const path of [
    '/',
    '/annonces/12',
    '/api/v1/ads',
    '/blog/rss.xml',
    '/nulle-part',
    '/apercu',
  ]) {
    const url = `http://127.0.0.1:${port}${path}`;
    const response = await fetch(url, { headers: { authorization: 'Bearer x' } });
    expect([path, await response.text()]).toEqual([path, 'undefined']);
  }
});

describe('the host', () => {
  const badRequest =
    /^HTTP\/1\.1 400 .*\r\nConnection: close\r\n.*\r\nCette demande est mal écrite\.\n$/s;

  const getWith = (headers: readonly string[], target = '/cgu', version = '1.1') =>
    exchange(
      [`GET ${target} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'),
    );

  test('none is a 400, except with HTTP/1.0', async () => {
    expect(await getWith([])).toMatch(badRequest);
    expect(await getWith([], 'http://a/cgu')).toMatch(badRequest);
    expect(await getWith([], '/cgu', '1.0')).toContain('rendered /cgu');
  });

  test.each([
    ['a', 'b'],
    ['a', 'a'],
    ['a', ''],
  ])('two are a 400: %j and %j, whatever is requested', async (...hosts) => {
    const lines = hosts.map((host) => `Host: ${host}`);
    for (const target of ['/cgu', '/cgu/', '/nulle-part', '/readyz', 'http://a/cgu']) {
      expect(await getWith(lines, target)).toMatch(badRequest);
      expect(await getWith(lines, target, '1.0')).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(await getWith(lines, '/api/v1/ads')).toMatch(/400 .*\{"detail":"Cette demande est mal/s);
  });

  const invalid = [
    ...['', 'a b', 'a, b', 'a/b', 'a?b', 'a#b', 'a\\b', '<a>', 'a"b', 'é'],
    ...['user@a', 'user:pw@a', 'a:80@b', 'http://a', '//a'],
    ...['a:65536', 'a:99999999999', 'a:-1', 'a:80a', 'a:80:80', ':80', '1.2.3.256'],
    ...['[::', '[::1', '::1', '[::1]x', '[fe80::1%25eth0]', '[g::]', 'a%zz', 'a%00'],
  ];

  test.each(invalid)('an invalid one is a 400, in a target too: %j', async (host) => {
    expect(await getWith([`Host: ${host}`])).toMatch(badRequest);
    // Without the characters that end it there.
    if (/[\s/?#\\<>"é]/.test(host)) return;
    expect(await getWith(['Host: a'], `http://${host}/cgu`)).toMatch(badRequest);
  });

  test.each([
    'a',
    'A.example.',
    'a_b:3000',
    'a:',
    'a:65535',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:80',
    'xn--e1a',
  ])('a valid one is passed on: %s', async (host) => {
    expect(await getWith([`Host: ${host}`])).toContain(` at ${host}`);
  });

  test('that of the target replaces that of the header', async () => {
    const response = await getWith(['Host: a'], 'http://b:81/cgu?x');
    expect(response).toMatch(/rendered \/cgu {2}at b:81$/);
  });

  test.each([
    'Content-Type: text/plain',
    'Content-Length: 0',
    'Origin: https://a',
    'Authorization: Bearer a',
  ])('two of another field with one value are a 400: %s', async (line) => {
    const response = await getWith(['Host: a', line, line.replace(/.$/, '1')]);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).not.toContain('rendered');
    expect(await getWith(['Host: a', line])).toContain('rendered');
  });

  test.each([
    'X-Forwarded-For: 1.2.3.4',
    'X-Forwarded-Host: a',
    'Forwarded: host=a',
    'Accept: */*',
  ])('two of a list are not: %s', async (line) => {
    expect(await getWith(['Host: a', line, line])).toContain('rendered /cgu');
  });
});

describe('the router', () => {
  test.each(['', '0', '2', '01', '1 1', '1, 1', '"1"', 'true', '1;q=1', '1\t1'])(
    'is not recognized by rsc: %j',
    async (value) => {
      const headers = `\nRSC: ${value}\nNext-Router-State-Tree: x\nNext-Router-Prefetch: 1\nNext-Url: /x`;
      expect(await get('/annonces/12?_rsc=zq9x7', headers)).toMatch(
        /rendered \/annonces\/12 {2}at/,
      );
    },
  );

  test('nor by two headers', async () => {
    expect(await get('/cgu?_rsc=zq9x7', '\nRSC: 1\nRSC: 1')).toMatch(/rendered \/cgu {2}at/);
  });

  test('is redirected to the hash of its headers, which Next.js does not see', async () => {
    const headers = '\nRSC: 1\nNext-Router-Prefetch: 1\nNext-Url: /x';
    for (const [path, separator] of [
      ['/annonces/12', '?'],
      ['/annonces?page=2', '&'],
    ] as const) {
      const redirect = await get(`${path}${separator}_rsc=zq9x7`, headers);
      expect(redirect).not.toContain('zq9x7');
      const [, location = ''] = /^HTTP\/1\.1 307 .*\r\nLocation: (\S+)\r\n/s.exec(redirect) ?? [];
      expect(location.startsWith(`${path}${separator}_rsc=`)).toBe(true);
      expect(location).toMatch(/=[\w-]{16}$/);
      const rendered = `rendered ${path} rsc,next-router-prefetch at`;
      expect(await get(location, headers)).toContain(rendered);
      // The hash of other headers.
      expect(await get(location, `${headers}y`)).toMatch(/^HTTP\/1\.1 307 /);
    }
  });
});
