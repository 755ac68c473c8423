import type { APIResponse } from '@playwright/test';
import { expect } from '../http-test.ts';
import { test } from '../visitor.ts';
import { callWebhook, test as hooked } from '../webhook/test.ts';
import { sendRaw } from './server.ts';

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

  test('a server action never runs, because the site has none', async ({ request }) => {
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
    test(`a server action does not run by way of ${path}`, async ({ baseURL }) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nNext-Action: 70\r\n`;
      const type = 'Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 1\r\n\r\nx';
      for (const text of [head + type, (head + type).replace(path, `http://a${path}`)]) {
        expect((await sendRaw(baseURL ?? '', text)).status).toBe(405);
      }
    });
  }
});

hooked(
  'the webhook names its authentication scheme to a caller with a wrong secret',
  async ({ request, hooked: { url } }) => {
    const response = await callWebhook(request, url, { type: 'ads' }, 'Bearer non');
    expect(response.status()).toBe(401);
    expect(response.headers()['www-authenticate']).toBe('Bearer');
  },
);

/* Forms that none of our pages sends. They cause no 5xx and do not reach the API. */

const urlencoded = 'application/x-www-form-urlencoded';
const boundary = 'limite-de-partie';
const multipart = `multipart/form-data; boundary=${boundary}`;
const end = `--${boundary}--\r\n`;
const password = 'tracteur lune 12';

/** A part of a multipart form (RFC 7578, section 4.2). */
const part = (disposition: string, value = password, limit = boundary) =>
  `--${limit}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
const both = part('name="new_password"') + part('name="confirmation"');
const maxLength = 'b'.repeat(70);

type Kind = 'not a form' | 'unreadable' | 'faulty';

/** Bodies that none of our forms sends: not a form, a malformed form, or a form without some fields. */
const malformed: [name: string, type: string | null, body: string, Kind][] = [
  ['an empty body', null, '', 'not a form'],
  ['an empty form', urlencoded, '', 'faulty'],
  ['JSON', 'application/json', `{"new_password":"${password}"}`, 'not a form'],
  ['malformed JSON', 'application/json', '{"new_password":', 'not a form'],
  ['the arguments of a server action', 'text/plain;charset=UTF-8', '[]', 'not a form'],
  ['malformed arguments', 'text/plain;charset=UTF-8', '["$F1"', 'not a form'],
  ['a form without a type', null, 'new_password=a', 'not a form'],
  ['an unknown type', 'application/octet-stream', '\0\xff', 'not a form'],
  ['a malformed type', 'multipart', both, 'not a form'],
  ['one field of two', urlencoded, `new_password=${password}`, 'faulty'],
  ['malformed escapes', urlencoded, 'new_password=%E0%A4%A&confirmation=%', 'faulty'],
  ['only separators', urlencoded, '&&=&==&', 'faulty'],
  [
    'repeated fields',
    urlencoded,
    `new_password=${password}&new_password=${password}&confirmation=${password}`,
    'faulty',
  ],
  ['repeated parts', multipart, `${both}${both}${end}`, 'faulty'],
  [
    'files instead of texts',
    multipart,
    `${part('name="new_password"; filename="a"')}${part('name="confirmation"; filename="a"')}${end}`,
    'faulty',
  ],
  ['the fields of a server action', multipart, `${part('name="$ACTION_REF_1"')}${end}`, 'faulty'],
  [
    'a bound server action',
    multipart,
    `${part('name="1_$ACTION_ID_x"', '["$K1"]')}${end}`,
    'faulty',
  ],
  ['a hundred fields', multipart, `${part('name="x"', '').repeat(100)}${end}`, 'faulty'],
  ['no parts', multipart, end, 'faulty'],
  ['no boundary', 'multipart/form-data', `${both}${end}`, 'unreadable'],
  ['an empty boundary', 'multipart/form-data; boundary=', `${both}${end}`, 'unreadable'],
  ['another boundary', 'multipart/form-data; boundary=b', `${both}${end}`, 'unreadable'],
  [
    'a boundary of 5 kB',
    `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    `${part('name="new_password"', password, 'b'.repeat(5_000))}--${'b'.repeat(5_000)}--`,
    'faulty',
  ],
  [
    'the longest boundary',
    `multipart/form-data; boundary=${maxLength}`,
    `${part('name="new_password"', password, maxLength)}--${maxLength}--`,
    'faulty',
  ],
  ['no end', multipart, both, 'unreadable'],
  ['a part cut short', multipart, both.slice(0, -8), 'unreadable'],
  ['a head cut short', multipart, both.slice(0, 30), 'unreadable'],
  ['a part without a name', multipart, `${part('filename="a"')}${end}`, 'unreadable'],
  ['a part without a head', multipart, `--${boundary}\r\n\r\n${password}\r\n${end}`, 'unreadable'],
  ['text that is not a form', multipart, 'x', 'unreadable'],
  ['another multipart', `multipart/mixed; boundary=${boundary}`, `${both}${end}`, 'not a form'],
];

const actions: Record<string, string>[] = [
  {},
  { 'next-action': '70'.padEnd(42, '0') },
  { 'next-action': 'x' },
];

/** Expects a redirect to the page of the form, or JSON that lists the missing fields. */
async function expectFaulty(response: APIResponse, json: boolean): Promise<void> {
  expect(response.status()).toBe(json ? 400 : 303);
  if (json) expect(await response.json()).toMatchObject({ kind: 'faulty' });
  else expect(response.headers().location).toMatch(/^\/reset-password\/MQ\/jeton-/);
}

for (const [name, type, body, kind] of malformed) {
  test(`a reset with ${name} is rejected as ${kind}`, async ({ request, api, token, visitor }) => {
    const data = Buffer.from(body, 'latin1');
    const ofType: Record<string, string> = type === null ? {} : { 'content-type': type };
    for (const accept of ['application/json', 'text/html,*/*;q=0.8']) {
      for (const action of actions) {
        const headers = { accept, ...action, ...ofType };
        const init = { headers, data, maxRedirects: 0 };
        const response = await request.post(`/reset-password/MQ/${token}`, init);
        expect(response.headers()['cache-control']).toContain('no-store');
        if (kind === 'faulty') await expectFaulty(response, accept === 'application/json');
        else expect(response.status()).toBe(kind === 'unreadable' ? 400 : 415);
      }
    }
    expect(await api.calls(` for ${visitor}`)).toEqual([]);
  });
}
