import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { connect, type SecureVersion, type TLSSocket } from 'node:tls';
import { findNginx } from '../../scripts/programs.ts';
import { expect, test } from '../http-test.ts';
import { sendRaw } from '../raw-requests/server.ts';
import { ownPort } from '../stage/site.ts';
import { startNginx } from './nginx.ts';
import { type Instance, startInstance } from './test.ts';

/* The part of nginx itself in deploy/nginx.conf: TLS, redirects, limits, errors and its log. */

test.describe.configure({ mode: 'default' });
test.skip(!findNginx(), 'there is no nginx on this machine');
test.use({ ignoreHTTPSErrors: true });

let site: Instance;
let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeAll(async () => {
  site = await startInstance();
  // A test sets the visitor's address by a header, as a proxy in front of nginx would.
  const servers = 'set_real_ip_from 127.0.0.1; real_ip_header X-Visitor;';
  nginx = await startNginx([site.port], { newPort: ownPort, servers });
});

test.afterAll(async () => {
  await nginx?.stop();
  site?.stop();
});

test.afterEach(() => {
  site.status = () => 200;
});

const logLines = (): Record<string, unknown>[] =>
  readFileSync(join(nginx.logs, 'medireleve.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('nginx -t shows no warnings, but for the one that deploy/nginx.conf describes', async () => {
  const lines = (await nginx.check()).split('\n');
  const others = lines.filter(
    (line) => !line.includes('the "listen ... http2" directive is deprecated'),
  );
  expect(others.join('\n')).not.toMatch(/warn|emerg/);
});

test('http redirects to https, except for the renewal of the certificate', async ({ request }) => {
  for (const path of ['/', '/annonces?page=2', '/reset-password/MQ/jeton-en-clair']) {
    const response = await request.get(nginx.redirectingUrl + path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([
      301,
      `https://127.0.0.1${path}`,
    ]);
  }
  const folder = join(nginx.logs, '../html/.well-known/acme-challenge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'essai'), 'réponse');
  const challenge = await request.get(`${nginx.redirectingUrl}/.well-known/acme-challenge/essai`);
  expect(await challenge.text()).toBe('réponse');
});

/** Connects with these versions of TLS. Resolves with the connection, or with the error. */
function handshake(minVersion: SecureVersion, maxVersion: SecureVersion, ciphers?: string) {
  return new Promise<TLSSocket | Error>((resolve) => {
    const socket = connect(
      {
        port: Number(new URL(nginx.secureUrl).port),
        host: '127.0.0.1',
        rejectUnauthorized: false,
        minVersion,
        maxVersion,
        ...(ciphers !== undefined && { ciphers }),
      },
      () => resolve(socket.destroy()),
    ).on('error', resolve);
  });
}

test('nginx accepts TLS 1.2 with forward secrecy and TLS 1.3, and nothing older', async () => {
  expect(await handshake('TLSv1.3', 'TLSv1.3')).not.toBeInstanceOf(Error);
  expect(await handshake('TLSv1.2', 'TLSv1.2')).not.toBeInstanceOf(Error);
  // Without level 0, OpenSSL itself offers no older version.
  const old = await handshake('TLSv1', 'TLSv1.1', 'DEFAULT:@SECLEVEL=0');
  expect(old).toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });
  expect(await handshake('TLSv1.2', 'TLSv1.2', 'AES128-SHA:ECDHE-ECDSA-AES128-SHA')).toBeInstanceOf(
    Error,
  );
});

test('a browser can read the head of a page when a new connection has sent ten segments', async () => {
  site.body = '<p>'.repeat(20_000);
  const { hostname: host, port } = new URL(nginx.secureUrl);
  const socket = connect({ host, port: Number(port), rejectUnauthorized: false });
  socket.write(`GET /annonces/61 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  // Node.js passes on each record of TLS by itself.
  const records: number[] = [];
  socket.on('data', (record) => records.push(record.length));
  await new Promise((resolve, reject) => socket.on('end', resolve).on('error', reject));
  site.body = '<p>';
  expect(records.reduce((sum, length) => sum + length)).toBeGreaterThan(60_000);
  // Less than ten segments, because some have less in them (docs/performance.md, « The first round trips »).
  expect(Math.max(...records)).toBeLessThanOrEqual(8 * 1_024);
});

test('pages are served over HTTP/2', async () => {
  const session = connectHttp2(nginx.secureUrl, { rejectUnauthorized: false });
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject);
    session
      .request({ ':path': '/annonces' })
      .on('response', (headers) => resolve(headers[':status']));
  });
  session.destroy();
  expect(status).toBe(200);
  // The site compares the origin of a form with these headers.
  const host = new URL(nginx.secureUrl).host;
  expect(site.headers).toMatchObject({
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  });
});

test('another host name redirects to the host name of the site', async ({ request }) => {
  for (const host of ['medireleve.example', 'WWW.autre.example:8443']) {
    const response = await request.get(`${nginx.secureUrl}/blog?tag=contrat`, {
      headers: { host },
      maxRedirects: 0,
    });
    expect([host, response.status(), response.headers().location]).toEqual([
      host,
      301,
      'https://127.0.0.1/blog?tag=contrat',
    ]);
  }
});

/** The status for a client that connects from another address of this machine. */
const statusFrom = (localAddress: string, path: string) =>
  new Promise((resolve, reject) => {
    get(nginx.url + path, { localAddress }, (response) => {
      resolve(response.resume().statusCode);
    }).on('error', reject);
  });

const forOperators = [
  '/readyz',
  '/metrics',
  '/%72eadyz',
  '/readyz/',
  '//metrics?a',
  '/x/../readyz',
];

test('operators get /readyz and /metrics', async () => {
  for (const path of forOperators) {
    expect([path, await statusFrom('127.0.0.1', path)]).toEqual([path, 200]);
  }
});

test('other clients get 403 for /readyz and /metrics', async () => {
  // On macOS a client cannot have a second address of this machine.
  test.skip(process.platform !== 'linux', 'only there all of 127.0.0.0/8 is this machine');
  for (const path of forOperators) {
    expect([path, await statusFrom('127.0.0.2', path)]).toEqual([path, 403]);
  }
  expect(await statusFrom('127.0.0.2', '/healthz')).toBe(200);
});

test('a flood of POST requests is limited, except for the webhook', async ({ request }) => {
  const post = (path: string) => request.post(nginx.url + path, { data: '' });
  const floodOf = (path: string) => Promise.all(Array.from({ length: 45 }, () => post(path)));
  const form = await floodOf('/inscription/envoi');
  expect(form.filter((response) => response.ok()).length).toBeGreaterThanOrEqual(30);
  const refused = form.filter((response) => response.status() === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  const page = (await refused[0]?.text()) ?? '';
  expect(page).toContain('<h1>Trop d’envois</h1>');

  const reports = await floodOf('/api/reports');
  const limited = reports.find((response) => response.status() === 429);
  expect(await limited?.json()).toEqual({ detail: expect.stringContaining('Trop de demandes') });

  const webhook = await floodOf('/api/revalidate');
  expect(webhook.filter((response) => !response.ok())).toEqual([]);
  expect((await request.get(`${nginx.url}/annonces`)).status()).toBe(200);
});

test('the addresses of one IPv6 network are one sender', async ({ request }) => {
  const flood = async (address: (index: number) => string) => {
    const responses = await Promise.all(
      Array.from({ length: 45 }, (_, index) =>
        request.post(`${nginx.url}/inscription/envoi`, {
          data: '',
          headers: { 'x-visitor': address(index) },
        }),
      ),
    );
    return responses.some((response) => response.status() === 429);
  };
  const hex = (index: number) => index.toString(16);
  // Some bytes of these addresses have a meaning in lines or regular expressions: 0a, 00, 0d, ff, 2e.
  for (const network of ['2001:db8:1:2', '2001:db8:a0a:a', '2001:db8:0:', '2001:db8:d0a:ff']) {
    const of64Bits = (index: number) => `${network}${hex((index % 10) + 10).padStart(2, '0')}`;
    expect([
      network,
      await flood((index) => `${of64Bits(index)}:a0a:${hex(index)}:0:${hex(index)}0a`),
    ]).toEqual([network, true]);
  }
  expect(await flood((index) => `2001:db9:${hex(index)}:3::1`)).toBe(false);
  expect(await flood((index) => `2001:db9:f2:${hex(index)}0a::1`)).toBe(false);
  expect(await flood((index) => `::ffff:203.0.113.${index}`)).toBe(false);
  expect(await flood((index) => `198.51.100.${index}`)).toBe(false);
});

test('a request with two hosts gets 400, and the host of the target takes precedence over the header', async () => {
  const { host, hostname } = new URL(nginx.url);
  const send = (target: string, ...hosts: string[]) => {
    const lines = [`GET ${target} HTTP/1.1`, ...hosts.map((name) => `Host: ${name}`)];
    return sendRaw(nginx.url, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  };
  expect((await send('/annonces/41', host, host)).status).toBe(400);
  expect((await send('/annonces/41', host, 'ailleurs.example')).status).toBe(400);
  expect((await send(`http://ailleurs.example/annonces/41`, host)).status).toBe(301);
  expect((await send(`http://${hostname}/annonces/41`, 'ailleurs.example:81')).status).toBe(200);
  expect(site.headers.host).toBe(`${hostname}:81`);
  expect(site.headers['x-forwarded-host']).toBe(`${hostname}:81`);
});

test('only a request with `rsc: 1` counts as one of the router, and keeps its query', async ({
  request,
}) => {
  for (const rsc of ['0', '1, 1', 'zq9x7', '']) {
    await request.get(`${nginx.url}/annonces/51?_rsc=zq9x7`, {
      headers: { rsc, 'next-router-prefetch': '1' },
    });
    expect(site.headers).not.toHaveProperty('rsc');
    expect(site.url).toBe('/annonces/51');
  }
  await request.get(`${nginx.url}/annonces/51?_rsc=zq9x7`, { headers: { rsc: '1' } });
  expect(site.headers).toMatchObject({ rsc: '1' });
  expect(site.url).toBe('/annonces/51?_rsc=zq9x7');
});

test('while the site is down, visitors get a page in French, and scripts get JSON', async ({
  request,
}) => {
  site.status = () => 503;
  const own = await request.get(`${nginx.url}/annonces/1`);
  expect([own.status(), await own.text()]).toEqual([503, '<p>']);

  site.stop();
  const links = [
    ...['/reset-password/MQ/jeton', '/%72eset-password/MQ/jeton', '//reset-password//MQ/jeton/'],
    ...['/Reset-Password/MQ/jeton', '/reset-password%2FMQ%2Fjeton', '/reset-password%5CMQ%5Cjeton'],
    ...[
      '/fr/reset-password/MQ/jeton/envoi',
      '/RESET%2DPASSWORD/MQ/jeton',
      '/reset-password/MQ/jeton?envoi=jeton.jeton',
    ],
  ];
  for (const path of ['/annonces/2?page=2', ...links, '/api-pro']) {
    const response = await request.get(nginx.url + path);
    expect(response.status(), path).toBe(502);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '30',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const page = await response.text();
    expect(page).toContain('<h1>Le site est momentanément indisponible</h1>');
  }
  for (const path of ['/api/v1/ads/', '/api/places?near=48.12,-1.68']) {
    const response = await request.get(nginx.url + path);
    expect([path, response.status(), response.headers()['retry-after']]).toEqual([path, 502, '30']);
    expect(await response.json()).toEqual({ detail: expect.stringContaining('indisponible') });
  }
  expect((await request.get(`${nginx.url}/nginx-errors/unavailable.html`)).status()).not.toBe(200);
});

test('the log of nginx has ids, cache and times, and neither queries nor reset tokens', async ({
  request,
}) => {
  const id = (await request.get(`${nginx.url}/annonces/9?place=quimper-29`)).headers()[
    'x-request-id'
  ];
  await expect
    .poll(() => logLines().find(({ requestId }) => requestId === id))
    .toEqual({
      time: expect.any(String),
      requestId: id,
      address: '127.0.0.1',
      method: 'GET',
      path: '/annonces/9',
      protocol: 'HTTP/1.1',
      status: 502,
      bytes: expect.any(Number),
      cache: 'MISS',
      seconds: expect.any(Number),
      upstream: `127.0.0.1:${site.port}`,
      upstreamStatus: '502',
      upstreamSeconds: expect.any(String),
      userAgent: expect.any(String),
    });
  const log = JSON.stringify(logLines());
  expect(log).toContain('"/.well-known/acme-challenge/essai"');
  expect(log).not.toMatch(/quimper|page=2|reset-password|jeton|near=/);
  expect(readFileSync(join(nginx.logs, 'main.log'), 'utf8')).not.toMatch(
    /reset-password|jeton|near=/,
  );
});
