import { expect, freshAd, test } from '../http-test.ts';
import { adOnTheWire, pageOnTheWire } from '../map/ads.ts';

/** The headings of the second level, in document order. */
const headingsOf = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading);

/** The ads in the section with this heading. */
function adsIn(html: string, heading: string): string[] {
  const [, section = ''] = new RegExp(`>${heading}</h2>(.*?)</section>`).exec(html) ?? [];
  return [...section.matchAll(/href="\/annonces\/(\d+)"/g)].map(([, id = '']) => id);
}

test('an ad leads on to open ads of its specialty, the nearest first', async ({ request, api }) => {
  const id = freshAd();
  const ad = adOnTheWire(id, 'Cabinet à Quimper', { postal_code: '29000' });
  await api.give(`/api/v1/ads/${id}`, { ...ad, published_at: '2026-11-02T08:30:00Z' });
  const html = await (await request.get(`/annonces/${id}`)).text();
  expect(html).toContain('Publiée le 2 novembre 2026');
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

test('one that is over shows them first, and no longer asks to apply', async ({ request, api }) => {
  const id = freshAd();
  const ad = { ...adOnTheWire(id, 'Garde', { postal_code: '29000' }), description: 'Des gardes.' };
  await api.give(`/api/v1/ads/${id}`, { ...ad, start_date: '2020-01-01', end_date: '2020-01-02' });
  const html = await (await request.get(`/annonces/${id}`)).text();
  expect(headingsOf(html).slice(0, 2)).toEqual(['Annonces semblables', 'Description']);
  for (const text of ['Candidater', 'agenda.ics']) expect(html).not.toContain(text);
});

test.describe('without the index', () => {
  test.use({
    siteEnvironment: { ADS_INDEX: 'off', APP_AD_URL: 'https://app.example/annonces/{id}' },
  });

  test('they come from the API, and the ad stays when that fails; one applies on its page in the app', async ({
    request,
    freshSite: { url, api },
  }) => {
    const [id, other, over] = [freshAd(), freshAd(), freshAd()];
    const ad = adOnTheWire(id, 'Cabinet', {});
    await api.give(`/api/v1/ads/${id}`, { ...ad, end_date: '2099-12-31' });
    await api.fail('specialty=1', 'error');
    const alone = await request.get(`${url}/annonces/${id}`);
    expect(alone.status()).toBe(200);
    const html = await alone.text();
    expect(html).not.toContain('Annonces semblables');
    expect(html).toContain(`href="https://app.example/annonces/${id}"`);
    expect(html).toContain(`href="/annonces/${id}/agenda.ics"`);

    const ended = { ...adOnTheWire(over, 'Finie', {}), end_date: '2020-01-01' };
    await api.give('specialty=1', pageOnTheWire([ad, ended, adOnTheWire(other, 'Autre', {})]));
    await api.give(`/api/v1/ads/${other}`, adOnTheWire(other, 'Autre', {}));
    const next = freshAd();
    await api.give(`/api/v1/ads/${next}`, adOnTheWire(next, 'Suivante', {}));
    const shown = adsIn(
      await (await request.get(`${url}/annonces/${next}`)).text(),
      'Annonces semblables',
    );
    expect(shown).toEqual([id, other].map(String));
  });
});
