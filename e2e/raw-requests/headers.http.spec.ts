import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../http-test.ts';

/*
 * Headers from clients: internal headers of Next.js, headers of proxies and platforms, and others that a server might
 * trust. None may change the page of its request, nor the page that is stored and served to others.
 */

const junk = 'zq9x7"><script>';

/** Headers that do not change the response. */
const ignored: [name: string, value: string][] = [
  ['x-middleware-subrequest', 'proxy:proxy:proxy:proxy:proxy'],
  ['x-middleware-subrequest', Array(5).fill('src/middleware').join(':')],
  ['x-middleware-rewrite', '/cgu'],
  ['x-middleware-redirect', 'https://ailleurs.example'],
  ['x-middleware-next', '1'],
  ['x-middleware-skip', '1'],
  ['x-middleware-invoke', '1'],
  ['x-middleware-prefetch', '1'],
  ['x-middleware-cache', 'no-cache'],
  ['x-middleware-set-cookie', 'a=b'],
  ['x-middleware-override-headers', 'host'],
  ['x-middleware-request-host', 'ailleurs.example'],
  ['x-nextjs-data', '1'],
  ['x-matched-path', '/cgu'],
  ['x-now-route-matches', '1=zq9x7'],
  ['x-invoke-path', '/cgu'],
  ['x-invoke-output', '/cgu'],
  ['x-invoke-query', '%7B%22a%22%3A%22zq9x7%22%7D'],
  ['x-invoke-status', '500'],
  ['x-invoke-error', '{"message":"zq9x7"}'],
  ['x-prerender-revalidate', 'zq9x7'],
  ['x-prerender-revalidate-if-generated', '1'],
  ['x-next-revalidated-tags', 'ads'],
  ['x-next-revalidate-tag-token', 'zq9x7'],
  ['x-next-cache-tags', 'zq9x7'],
  ['next-resume', '1'],
  ['x-next-resume-state-length', '3'],
  ['x-nextjs-postponed', '1'],
  ['x-nextjs-rewritten-path', '/cgu'],
  ['x-nextjs-rewritten-query', 'a=zq9x7'],
  ['x-nextjs-html-request-id', junk],
  ['x-nextjs-request-id', junk],
  ['x-prepared', junk],
  ['next-html-request-id', junk],
  ['next-action', '70'.padEnd(42, '0')],
  ['next-url', '/zq9x7'],
  ['next-router-state-tree', junk],
  ['next-router-prefetch', '1'],
  ['next-router-segment-prefetch', '/_tree'],
  ['next-hmr-refresh', '1'],
  ['next-instant-navigation-testing-prefetch', '1'],
  ['rsc', junk],
  ['host', 'zq9x7.example'],
  ['forwarded', 'host=zq9x7.example'],
  ['x-forwarded-host', 'zq9x7.example'],
  ['x-forwarded-proto', 'zq9x7'],
  ['x-forwarded-port', '1'],
  ['x-original-url', '/cgu'],
  ['x-rewrite-url', '/cgu'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', 'zq9x7-zq9x7-zq9x7'],
  ['x-nonce', 'zq9x7'],
  ['origin', 'https://zq9x7.example'],
  ['accept', 'text/x-component'],
  ['accept-language', junk],
  ['user-agent', `Googlebot ${junk}`],
  ['purpose', 'prefetch'],
  ['cache-control', 'no-cache'],
  ['x-vercel-id', 'zq9x7'],
  ['x-deployment-id', 'zq9x7'],
  ['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ['content-type', 'multipart/form-data; boundary=a'],
];

/** Headers that change the response, which must not be stored as the page. */
const negotiating: [name: string, value: string][][] = [
  [['rsc', '1']],
  [
    ['rsc', '1'],
    ['next-router-prefetch', '1'],
  ],
  [
    ['rsc', '1'],
    ['next-router-segment-prefetch', '/zq9x7'],
  ],
  [
    ['rsc', '1'],
    ['next-router-state-tree', 'zq9x7'],
  ],
  [
    ['rsc', '1'],
    ['next-url', '/zq9x7'],
  ],
  [['if-none-match', '*']],
  // Next.js uses these internally in responses.
  [['cookie', '__prerender_bypass=zq9x7; __next_preview_data=zq9x7']],
];

const about = ['content-type', 'vary', 'x-robots-tag', 'location', 'set-cookie'];

async function responseOf(request: APIRequestContext, path: string, headers = {}) {
  const response = await request.get(path, { headers, maxRedirects: 0 });
  const all = response.headers();
  return {
    status: response.status(),
    body: await response.text(),
    headers: Object.fromEntries(about.map((name) => [name, all[name]])),
  };
}

test.describe('headers from clients', () => {
  // Sequential, so that no two tests request the same page first.
  for (const [index, [name, value]] of ignored.entries()) {
    test(`${name}: ${value.slice(0, 30)} changes nothing (${index})`, async ({ request, api }) => {
      // A page that was not requested before.
      const id = 800_000 + index;
      await api.respond(`/api/v1/ads/${id}`, { id, title: 'Cardiologie à Beaune' });
      const path = `/annonces/${id}`;
      const first = await responseOf(request, path, { [name]: value });
      const plain = await responseOf(request, path);
      expect(first.status).toBe(200);
      expect(first).toEqual(plain);
      expect(JSON.stringify(plain)).not.toContain('zq9x7');
      expect(plain.body).toMatch(/^<!DOCTYPE html>.*Cardiologie à Beaune.*<\/html>$/s);
      const ofRouter = await request.get(path, { headers: { rsc: '1' } });
      expect(ofRouter.status()).toBe(200);
      expect(await ofRouter.text()).not.toContain('zq9x7');
    });
  }

  for (const [index, headers] of negotiating.entries()) {
    const name = headers.map((header) => header.join(': ')).join(', ');
    test(`${name} leaves the page unchanged`, async ({ request, api }) => {
      const id = 810_000 + index;
      await api.respond(`/api/v1/ads/${id}`, { id, title: 'Cardiologie à Beaune' });
      const path = `/annonces/${id}`;
      const { status } = await responseOf(request, path, Object.fromEntries(headers));
      expect([200, 204, 304, 307, 400, 404]).toContain(status);
      const plain = await responseOf(request, path);
      expect(plain).toEqual(await responseOf(request, path, { 'x-a': 'b' }));
      expect([plain.status, plain.headers['set-cookie']]).toEqual([200, undefined]);
      expect(plain.body).toMatch(/^<!DOCTYPE html>.*Cardiologie à Beaune.*<\/html>$/s);
      expect(JSON.stringify(plain)).not.toContain('zq9x7');
    });
  }
});
