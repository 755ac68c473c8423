import type { APIRequestContext } from '@playwright/test';
import { pageKinds } from '../bench/page-kinds.ts';
import { expect, test } from './http-test.ts';
import { callWebhook } from './webhook/call.ts';
import { test as hookedTest } from './webhook/test.ts';

/** The headers of an answer but those of the request, and of how it is sent. */
function ofTheAnswer(headers: Record<string, string>): Record<string, string> {
  const ofThis = ['x-request-id', 'date', 'content-length', 'transfer-encoding'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofThis.includes(name)));
}

/*
 * Nothing tells an answer that is given again from one of Next.js, but that Next.js writes the names
 * of its headers with capitals. Where it no longer does, these tests fail: they would compare it with
 * itself.
 */

test('every kind of page is answered again with the bytes and headers of Next.js', async ({
  request,
  freshSite: { url },
}) => {
  test.slow();
  for (const path of Object.values(pageKinds)) {
    const { fresh, again } = await askUntilAgain(request, url + path);
    expect(again.body, path).toBe(fresh.body);
    expect(ofTheAnswer(again.headers), path).toEqual(ofTheAnswer(fresh.headers));
    expect(again.headers['x-request-id'], path).not.toBe(fresh.headers['x-request-id']);
    expect(again.status, path).toBe(fresh.status);

    const etag = again.headers.etag ?? '';
    const known = await request.get(url + path, { headers: { 'if-none-match': etag } });
    expect(known.status(), path).toBe(304);
  }
});

test('the router of Next.js is not answered with a document', async ({
  request,
  freshSite: { url },
}) => {
  await askUntilAgain(request, `${url}/annonces`);
  const asked = { headers: { rsc: '1' }, maxRedirects: 0 };
  const navigation = await request.get(`${url}/annonces`, asked);
  expect(navigation.status()).toBe(307);
  const led = await request.get(`${url}/annonces`, { headers: { rsc: '1' } });
  expect(led.status()).toBe(200);
  expect(led.headers()['content-type']).toBe('text/x-component');
});

hookedTest(
  'an answer that was given again shows a change, and an end, at the first look',
  async ({ request, hooked: { url, api } }) => {
    const path = '/api/v1/ads/18';
    await api.give(path, { id: 18, title: 'Gériatrie à Nuits' });
    await askUntilAgain(request, `${url}/annonces/18`);
    await api.give(path, { id: 18, title: 'Gériatrie à Autun' });
    await callWebhook(request, url, { type: 'ad', id: 18 });
    const changed = await request.get(`${url}/annonces/18`);
    expect(await changed.text()).toContain('Gériatrie à Autun');

    await askUntilAgain(request, `${url}/annonces/18`);
    await api.mend(path);
    await api.fail(path, 'not-found');
    await callWebhook(request, url, { type: 'ad', id: 18 });
    expect((await request.get(`${url}/annonces/18`)).status()).toBe(404);
  },
);

type Answer = { status: number; headers: Record<string, string>; body: string };

/** The last answer that Next.js gave, and the first that was given again. */
async function askUntilAgain(
  request: APIRequestContext,
  url: string,
): Promise<{ fresh: Answer; again: Answer }> {
  let fresh: Answer | undefined;
  for (let time = 0; time < 5; time += 1) {
    const response = await request.get(url);
    const answer = {
      status: response.status(),
      headers: response.headers(),
      body: await response.text(),
    };
    const isAgain = response.headersArray().some(({ name }) => name === 'content-length');
    if (isAgain && !fresh) throw new Error(`Nobody can tell who answered: ${url}`);
    if (fresh && isAgain) return { fresh, again: answer };
    fresh = answer;
  }
  throw new Error(`Next.js was asked each time: ${url}`);
}
