import { expect, freshAd, test } from '../http-test.ts';
import { adOnTheWire } from '../map/ads.ts';

const datedAd = (id: number) => ({ ...adOnTheWire(id, 'Garde; nuit', {}), end_date: '2026-12-31' });

test('a dated ad has a calendar file, stored as long as the ad', async ({ request, api }) => {
  const id = freshAd();
  const dates = { published_at: '2026-11-02T08:30:00Z', updated_at: '2026-11-03T09:00:00Z' };
  await api.give(`/api/v1/ads/${id}`, { ...datedAd(id), ...dates });
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

test('no other ad has one', async ({ request, api }) => {
  const regular = freshAd();
  await api.give(`/api/v1/ads/${regular}`, adOnTheWire(regular, 'Le lundi', {}));
  for (const id of [regular, '999997', '0', 'abc', '012', 'specialite']) {
    const response = await request.get(`/annonces/${id}/agenda.ics`);
    expect(`${id}: ${response.status()}`).toBe(`${id}: 404`);
  }
});

test('while the API fails the file is not missing, and no failure is stored', async ({
  request,
  api,
}) => {
  const id = freshAd();
  const call = `/api/v1/ads/${id}`;
  await api.give(call, datedAd(id));
  await api.fail(call, 'error');
  const failed = await request.get(`/annonces/${id}/agenda.ics`);
  expect(failed.status()).toBe(502);
  expect(failed.headers()['cache-control']).toBe('no-store');
  await api.restore(call);
  await api.give(call, datedAd(id));
  expect((await request.get(`/annonces/${id}/agenda.ics`)).status()).toBe(200);
});
