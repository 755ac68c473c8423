import { expect } from '../http-test.ts';
import { test } from '../visitor.ts';
import { callWebhook } from '../webhook/call.ts';
import { test as hooked } from '../webhook/test.ts';
import { sendRaw } from './send-raw.ts';

test.describe('form bodies', () => {
  test('a form longer than two passwords is rejected with 413', async ({ request, token }) => {
    const path = `/reset-password/MQ/${token}`;
    const long = await request.post(path, { multipart: { new_password: 'x'.repeat(40_000) } });
    expect(long.status()).toBe(413);
    expect(long.headers()['cache-control']).toContain('no-store');
    const json = await request.post(path, {
      headers: { 'next-action': '70'.padEnd(42, '0'), 'content-type': 'text/plain' },
      data: 'x'.repeat(40_000),
    });
    expect(json.status()).toBe(413);
  });

  test('a form without a Content-Length is not read', async ({ baseURL, token }) => {
    const head = `POST /reset-password/MQ/${token} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
    const type = 'Content-Type: multipart/form-data; boundary=a\r\n';
    const chunked = 'Transfer-Encoding: chunked\r\n\r\n3\r\n--a\r\n0\r\n\r\n';
    expect((await sendRaw(baseURL ?? '', head + type + chunked)).status).toBe(411);
  });

  test('a server action never runs: there is none', async ({ request }) => {
    const headers = { 'next-action': '70'.padEnd(42, '0') };
    for (const path of ['/_next/nulle-part', '/_next/static/a.js', '/_next/image', '/_next']) {
      for (const [type, data] of [
        ['multipart/form-data; boundary=a', '--a--'],
        ['multipart/form-data; boundary=a', 'x'],
        ['text/plain', '[]'],
      ] as const) {
        const init = { headers: { ...headers, 'content-type': type }, data };
        const response = await request.post(path, init);
        expect([path, type, response.status()]).toEqual([path, type, 405]);
        expect(response.headers().allow).toBe('GET, HEAD');
      }
    }
  });

  for (const path of ['/a/../_next/a', '/./_next/a', '/%2e/_next/a', '/_next//a', '/%5Fnext/a']) {
    test(`nor by way of ${path}`, async ({ baseURL }) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nNext-Action: 70\r\n`;
      const type = 'Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 1\r\n\r\nx';
      for (const text of [head + type, (head + type).replace(path, `http://a${path}`)]) {
        expect((await sendRaw(baseURL ?? '', text)).status).toBe(405);
      }
    });
  }
});

hooked('the webhook says how its secret is told', async ({ request, hooked: { url } }) => {
  const response = await callWebhook(request, url, { type: 'ads' }, 'Bearer non');
  expect(response.status()).toBe(401);
  expect(response.headers()['www-authenticate']).toBe('Bearer');
});
