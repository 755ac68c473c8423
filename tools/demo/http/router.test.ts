/** @jest-environment node */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../test-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ads: 3 });
});
afterAll(() => server.stop());

test.each(['/api/v1/ads', '/api/v1/ads/1', '/api/v1/core/partners', '/api/v1/blogs/posts'])(
  '%s is found with and without its trailing slash',
  async (path) => {
    const plain = await server.get(path, { redirect: 'error' });
    const slashed = await server.get(`${path}/`, { redirect: 'error' });
    expect([plain.status, slashed.status]).toEqual([200, 200]);
  },
);

test.each(['/', '/api', '/api/v1/ads//', '/api/v1/ads/1/more', '/%', '/api/v1/ads/%ff', '//ads'])(
  '%s is not found',
  async (path) => {
    const response = await server.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ detail: 'Pas trouvé.' });
  },
);

describe('methods', () => {
  test.each([
    ['POST', '/api/v1/ads/', 'GET, HEAD'],
    ['DELETE', '/api/v1/ads/random', 'GET, HEAD'],
    ['GET', '/api/v1/auth/users/reset_password_confirm/', 'POST'],
  ])('%s is not allowed for %s', async (method, path, allowed) => {
    const response = await server.get(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await response.json()).toEqual({ detail: `Méthode « ${method} » non autorisée.` });
  });

  test('HEAD is GET without a body', async () => {
    const head = await server.get('/api/v1/ads/1', { method: 'HEAD' });
    const get = await server.get('/api/v1/ads/1');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });
});

test.each([
  ['api.test:8080', 'http://api.test:8080'],
  ['[::1]:80', 'http://[::1]:80'],
  ['evil"><script>', undefined],
])('links start with the host %s only if it is valid', async (host, origin) => {
  const body = await new Promise<string>((resolve, reject) => {
    request(`${server.url}/api/v1/core/partners/`, { headers: { host } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString());
    })
      .on('error', reject)
      .end();
  });
  expect(JSON.parse(body)[0].logo).toBe(`${origin ?? server.url}/media/partners/arc.svg`);
});

test('an abort by the client causes no error', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write('POST /forms/etablissement HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n');
  socket.write('Content-Type: application/x-www-form-urlencoded\r\n\r\nabc', () =>
    socket.destroy(),
  );
  await once(socket, 'close');
  expect((await server.get('/healthz')).status).toBe(204);
});
