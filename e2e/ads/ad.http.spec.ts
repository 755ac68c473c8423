import type { APIResponse } from '@playwright/test';
import { expect, freshAd, freshDay, test } from '../http-test.ts';
import { adOnTheWire, pageOnTheWire } from '../map/visitor.ts';
import { countLineOf } from './count-line.ts';

test('an ad is complete in the first HTML', async ({ request }) => {
  const response = await request.get('/annonces/12?page=2');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(
    '<link rel="canonical" href="https://www.medireleve.example/annonces/12"/>',
  );
  expect(html).toContain('Candidater');
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
});

test('twenty visitors of one new ad make one call', async ({ request, api }) => {
  const id = freshAd();
  await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'À Quimper', {}));
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => request.get(`/annonces/${id}`)),
  );
  expect(responses.map((response) => response.status())).toEqual(Array(20).fill(200));
  const calls = await api.calls(`/api/v1/ads/${id}`);
  expect(calls.filter((call) => call === `GET /api/v1/ads/${id}`)).toHaveLength(1);
});

test('a missing ad is a complete page without JavaScript', async ({ request }) => {
  const html = await (await request.get('/annonces/999998')).text();
  expect(html).toMatch(/<h1[^>]*>Annonce introuvable\.<\/h1>/);
  expect(html).toContain('noindex');
});

/* The banner « Créer un compte » is in the first HTML of every list of ads, whatever the list has. */

/** The number of cards before the banner, which the page contains once. */
async function cardsBefore(response: APIResponse): Promise<number> {
  const html = await response.text();
  // The data for React, after <main>, is not shown.
  const [shown = ''] = html.split('</main>', 1);
  const parts = shown.split('Une annonce vous intéresse');
  expect(parts, response.url()).toHaveLength(2);
  expect(parts[1]).toContain('Créer un compte');
  return parts[0]?.match(/<article/g)?.length ?? 0;
}

const page = (count: number) => ({
  count,
  results: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Annonce ${index}`,
  })),
  next: null,
  previous: null,
});

test.describe('without an index', () => {
  test.use({ withoutIndex: true });

  for (const view of ['', '&view=map']) {
    test(`/annonces?startDate=…${view} has the banner « Créer un compte » after the fourth card, or below a shorter list`, async ({
      request,
      api,
    }) => {
      for (const count of [0, 1, 4, 7]) {
        const day = freshDay();
        await api.respond(`startDate=${day}`, page(count));
        const response = await request.get(`/annonces?startDate=${day}${view}`);
        expect(await cardsBefore(response)).toBe(Math.min(4, count));
      }
    });

    test(`/annonces?startDate=…${view} has the banner « Créer un compte » when the list fails`, async ({
      request,
      api,
    }) => {
      const day = freshDay();
      await api.fail(`startDate=${day}`, 'error');
      const response = await request.get(`/annonces?startDate=${day}${view}`);
      expect(response.status()).toBe(503);
      expect(await cardsBefore(response)).toBe(0);
    });
  }
});

test('existing and missing landing pages have the banner « Créer un compte »', async ({
  request,
}) => {
  for (const [path, status, cards] of [
    ['/annonces/specialite/medecine-generale', 200, 4],
    ['/annonces/lieu/finistere', 200, 4],
    ['/annonces/specialite/rien', 404, 0],
    ['/annonces/lieu/quimper-99', 404, 0],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(await cardsBefore(response)).toBe(cards);
  }
});

test('the page of a specialty has the banner « Créer un compte » when the API fails', async ({
  request,
  freshSite,
}) => {
  await freshSite.api.fail('/api/v1/core/combined-list/', 'error');
  const response = await request.get(`${freshSite.url}/annonces/specialite/medecine-generale`);
  expect(response.status()).toBe(503);
  expect(await cardsBefore(response)).toBe(0);
});

const datedAd = (id: number) => ({ ...adOnTheWire(id, 'Garde; nuit', {}), end_date: '2026-12-31' });

test('a dated ad has a calendar file, stored as long as the ad', async ({ request, api }) => {
  const id = freshAd();
  const dates = { published_at: '2026-11-02T08:30:00Z', updated_at: '2026-11-03T09:00:00Z' };
  await api.respond(`/api/v1/ads/${id}`, { ...datedAd(id), ...dates });
  const response = await request.get(`/annonces/${id}/agenda.ics?jeton=x`);
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="remplacement-${id}.ics"`,
  });
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300');
  const lines = (await response.text()).split('\r\n');
  expect(lines).toContain(`UID:${id}@www.medireleve.example`);
  expect(lines).toContain('DTSTAMP:20261103T090000Z');
  expect(lines).toContain('LAST-MODIFIED:20261103T090000Z');
  expect(lines).toContain('SEQUENCE:215859600');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261201');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain(String.raw`SUMMARY:Garde\; nuit`);
  const known = { 'if-none-match': headers.etag ?? '' };
  expect((await request.get(`/annonces/${id}/agenda.ics`, { headers: known })).status()).toBe(304);
});

test('ads without dates, missing ads and invalid ids have no calendar file', async ({
  request,
  api,
}) => {
  const regular = freshAd();
  await api.respond(`/api/v1/ads/${regular}`, adOnTheWire(regular, 'Le lundi', {}));
  for (const id of [regular, '999997', '0', 'abc', '012', 'specialite']) {
    const response = await request.get(`/annonces/${id}/agenda.ics`);
    expect(`${id}: ${response.status()}`).toBe(`${id}: 404`);
  }
});

test('a calendar file responds with 502 while the API fails, and the failure is not stored', async ({
  request,
  api,
}) => {
  const id = freshAd();
  const call = `/api/v1/ads/${id}`;
  await api.respond(call, datedAd(id));
  await api.fail(call, 'error');
  const failed = await request.get(`/annonces/${id}/agenda.ics`);
  expect(failed.status()).toBe(502);
  expect(failed.headers()['cache-control']).toBe('no-store');
  await api.restore(call);
  await api.respond(call, datedAd(id));
  expect((await request.get(`/annonces/${id}/agenda.ics`)).status()).toBe(200);
});

/** The headings of the second level, in document order. */
const headingsOf = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading);

/** The ads in the section with this heading. */
function adsIn(html: string, heading: string): string[] {
  const [, section = ''] = new RegExp(`>${heading}</h2>(.*?)</section>`).exec(html) ?? [];
  return [...section.matchAll(/href="\/annonces\/(\d+)"/g)].map(([, id = '']) => id);
}

test('an ad links to open ads of its specialty, the nearest first', async ({ request, api }) => {
  const id = freshAd();
  const ad = adOnTheWire(id, 'Cabinet à Quimper', { postal_code: '29000' });
  await api.respond(`/api/v1/ads/${id}`, { ...ad, published_at: '2026-11-02T08:30:00Z' });
  const html = await (await request.get(`/annonces/${id}`)).text();
  expect(html).toContain('Publiée le 2\u00a0novembre\u00a02026');
  const similar = adsIn(html, 'Annonces semblables');
  expect(similar).toHaveLength(4);
  const today = new Date().toISOString().slice(0, 10);
  for (const other of similar) {
    const { specialty, end_date } = await (await request.get(`/api/v1/ads/${other}`)).json();
    expect(specialty.id).toBe(1);
    expect(end_date === null || end_date >= today).toBe(true);
  }
  const [, list = ''] = html.split('>Annonces semblables</h2>');
  const distances = [...list.matchAll(/ (?:à (?:environ )?(\d+)|dans cette commune|à moins de)/g)]
    .slice(0, 4)
    .map(([, km = '0']) => Number(km));
  expect(distances).toHaveLength(4);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

test('an ad leads to its search, which has as many ads as the line says', async ({
  request,
  api,
}) => {
  const id = freshAd();
  await api.respond(
    `/api/v1/ads/${id}`,
    adOnTheWire(id, 'Cabinet', { postal_code: '29000', city: 'Quimper' }),
  );
  const html = await (await request.get(`/annonces/${id}`)).text();
  const [, href = '', count] =
    /href="([^"]+)">(\d+) annonces de médecine générale dans le Finistère</.exec(html) ?? [];
  expect(href).toBe('/annonces?specialty=1&amp;place=finistere');
  const list = await (await request.get(href.replaceAll('&amp;', '&'))).text();
  expect(countLineOf(list)).toBe(`${count} annonces trouvées dans le Finistère`);
});

test('an ad that has ended shows similar ads first, and has no link to apply', async ({
  request,
  api,
}) => {
  const id = freshAd();
  const ad = { ...adOnTheWire(id, 'Garde', { postal_code: '29000' }), description: 'Des gardes.' };
  await api.respond(`/api/v1/ads/${id}`, {
    ...ad,
    start_date: '2020-01-01',
    end_date: '2020-01-02',
  });
  const html = await (await request.get(`/annonces/${id}`)).text();
  expect(headingsOf(html).slice(0, 2)).toEqual(['Annonces semblables', 'Description']);
  for (const text of ['Candidater', '/agenda.ics']) expect(html).not.toContain(text);
});

test.describe('without the index of ads', () => {
  test.use({
    siteEnvironment: { ADS_INDEX: 'off', APP_AD_URL: 'https://app.example/annonces/{id}' },
  });

  test('similar ads come from the API, whose failure leaves the ad, and « Candidater » leads to the page of the ad in the app', async ({
    request,
    freshSite: { url, api },
  }) => {
    const [id, other, over] = [freshAd(), freshAd(), freshAd()];
    const ad = adOnTheWire(id, 'Cabinet', {});
    await api.respond(`/api/v1/ads/${id}`, { ...ad, end_date: '2099-12-31' });
    await api.fail('specialty=1', 'error');
    const alone = await request.get(`${url}/annonces/${id}`);
    expect(alone.status()).toBe(200);
    const html = await alone.text();
    expect(html).not.toContain('Annonces semblables');
    expect(html).not.toMatch(/\d annonces? de médecine générale/);
    expect(html).toContain(`href="https://app.example/annonces/${id}"`);
    expect(html).toContain(`href="/annonces/${id}/agenda.ics"`);

    const ended = { ...adOnTheWire(over, 'Finie', {}), end_date: '2020-01-01' };
    await api.respond('specialty=1', pageOnTheWire([ad, ended, adOnTheWire(other, 'Autre', {})]));
    await api.respond(`/api/v1/ads/${other}`, adOnTheWire(other, 'Autre', {}));
    const next = freshAd();
    await api.respond(`/api/v1/ads/${next}`, adOnTheWire(next, 'Suivante', {}));
    const shown = adsIn(
      await (await request.get(`${url}/annonces/${next}`)).text(),
      'Annonces semblables',
    );
    expect(shown).toEqual([id, other].map(String));
  });
});
