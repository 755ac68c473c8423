import { expect, freshDay, test } from '../http-test.ts';
import type { Failure } from '../stage/failures.ts';
import { expectCacheable, expectRefused, minute } from './fields.ts';

const genericError = { detail: 'Une erreur est survenue. Veuillez réessayer plus tard.' };

test.describe('route handlers of the API', () => {
  for (const [query, names] of [
    ['ads/?startDate=2026-02-30', 'startDate'],
    ['ads/?endDate=demain', 'endDate'],
    ['ads/?page=-1&specialty=trois', 'page, specialty'],
    ['blogs/posts/?status=draft', 'status'],
    ['blogs/posts/?page_size=1000', 'page_size'],
  ]) {
    test(`${query} is rejected, names its invalid parameters, and makes no call to the API`, async ({
      request,
      api,
    }) => {
      const response = await request.get(`/api/v1/${query}`);
      await expectRefused(response, 400, { detail: `Paramètre invalide\u00a0: ${names}.` });
      expect(await api.calls(`/api/v1/${query}`)).toEqual([]);
    });
  }

  const failures: [Failure, number][] = [
    // e2e/faults tests the other failures.
    ['error', 502],
    ['timeout', 504],
  ];

  for (const [index, [kind, status]] of failures.entries()) {
    test(`a failure of the API (${kind}) is a ${status} in French, and recovers at once`, async ({
      request,
      api,
    }) => {
      // No other test reads this ad, so it is in no cache.
      const path = `/api/v1/ads/${70 + index}`;
      await api.fail(path, kind);
      await expectRefused(await request.get(path), status, genericError);
      await api.restore(path);
      expectCacheable(await request.get(path), 5 * minute);
    });
  }

  test('a stored response is served while the API fails', async ({ request, api }) => {
    const path = '/api/v1/ads/76';
    const before = await (await request.get(path)).json();
    await api.fail(path, 'error');
    const response = await request.get(path);
    expectCacheable(response, 5 * minute);
    expect(await response.json()).toEqual(before);
  });

  test('URLs that ask the API for the same page share one call', async ({ request, api }) => {
    const day = freshDay();
    for (const query of [
      `endDate=${day}`,
      `endDate=${day}&utm_source=lettre&jeton=zq9x7`,
      `jeton=zq9x8&page=0&endDate=${day}+00:00:00.000`,
      `specialty=&endDate=${day}&endDate=2026-12-24&view=map`,
    ]) {
      expectCacheable(await request.get(`/api/v1/ads/?${query}`), minute);
    }
    expect(await api.calls(day)).toEqual([`GET /api/v1/ads/?page=0&endDate=${day}+00:00:00.000`]);
  });

  test('a page and the route handler share cached data', async ({ request, api }) => {
    const day = freshDay();
    await request.get(`/annonces?startDate=${day}`);
    expectCacheable(await request.get(`/api/v1/ads/?page=0&startDate=${day}`), minute);
    expect(await api.calls(day)).toHaveLength(1);
  });
});
