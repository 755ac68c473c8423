import type { APIRequestContext } from '@playwright/test';
import { pageKinds } from '../tools/bench/page-kinds.ts';
import { expect, test } from './http-test.ts';
import { callWebhook } from './webhook/call.ts';
import { test as hookedTest } from './webhook/test.ts';

/** The headers of a response, except those that differ for each request or transfer. */
function ofResource(headers: Record<string, string>): Record<string, string> {
  const perRequest = [
    'age',
    'cache-status',
    'x-request-id',
    'date',
    'content-length',
    'transfer-encoding',
  ];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !perRequest.includes(name)));
}

test('the cache sends every kind of page with the bytes and headers of Next.js', async ({
  request,
  freshSite: { url },
}) => {
  test.slow();
  for (const path of [...Object.values(pageKinds), '/annonces/999999']) {
    const { stored, hit } = await getUntilHit(request, url + path);
    expect(hit.body, path).toBe(stored.body);
    expect(ofResource(hit.headers), path).toEqual(ofResource(stored.headers));
    expect(hit.headers['x-request-id'], path).not.toBe(stored.headers['x-request-id']);
    expect(hit.status, path).toBe(stored.status);

    const etag = hit.headers.etag ?? '';
    const known = await request.get(url + path, { headers: { 'if-none-match': etag } });
    // A response that is no 200 is sent as it is (RFC 9110, section 13.2.1).
    expect(known.status(), path).toBe(stored.status === 200 ? 304 : stored.status);
  }
});

test('the router of Next.js never gets a document', async ({ request, freshSite: { url } }) => {
  await getUntilHit(request, `${url}/annonces`);
  const init = { headers: { rsc: '1' }, maxRedirects: 0 };
  const navigation = await request.get(`${url}/annonces`, init);
  expect(navigation.status()).toBe(307);
  const followed = await request.get(`${url}/annonces`, { headers: { rsc: '1' } });
  expect(followed.status()).toBe(200);
  expect(followed.headers()['content-type']).toBe('text/x-component');
});

hookedTest(
  'a stored response is not used once the page has changed or was deleted',
  async ({ request, hooked: { url, api } }) => {
    const path = '/api/v1/ads/18';
    await api.give(path, { id: 18, title: 'Gériatrie à Nuits' });
    await getUntilHit(request, `${url}/annonces/18`);
    await api.give(path, { id: 18, title: 'Gériatrie à Autun' });
    await callWebhook(request, url, { type: 'ad', id: 18 });
    const changed = await request.get(`${url}/annonces/18`);
    expect(await changed.text()).toContain('Gériatrie à Autun');

    const again = await request.get(`${url}/annonces/18`);
    expect(again.headers()['cache-status']).toContain('hit');
    await api.restore(path);
    await api.fail(path, 'not-found');
    await callWebhook(request, url, { type: 'ad', id: 18 });
    expect((await request.get(`${url}/annonces/18`)).status()).toBe(404);
  },
);

type Stored = { status: number; headers: Record<string, string>; body: string };

/** The response that the cache stored, and the first that it sent. */
async function getUntilHit(
  request: APIRequestContext,
  url: string,
): Promise<{ stored: Stored; hit: Stored }> {
  let stored: Stored | undefined;
  for (let time = 0; time < 5; time += 1) {
    const response = await request.get(url);
    const received = {
      status: response.status(),
      headers: response.headers(),
      body: await response.text(),
    };
    const status = received.headers['cache-status'] ?? '';
    if (stored && /^medireleve; hit(?:; ttl=\d+)?$/.test(status)) return { stored, hit: received };
    if (/^medireleve; fwd=(?:uri-miss|stale); stored$/.test(status)) stored = received;
  }
  throw new Error(`No cache hit: ${url}`);
}
