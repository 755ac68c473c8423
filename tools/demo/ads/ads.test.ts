/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, TEST_DAY, type TestServer } from '../test-server.fixture.ts';

type Ad = {
  id: number;
  start_date: string;
  end_date?: string | null;
  published_at?: string | null;
  specialty: { id: number };
};
type Envelope = { count: number; next: string | null; previous: string | null; results: Ad[] };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = (query = '') => server.read<Envelope>(`/api/v1/ads/${query}`);

async function everyAd(query = ''): Promise<Ad[]> {
  const ads: Ad[] = [];
  let next: string | null = `${server.url}/api/v1/ads/${query}`;
  while (next !== null) {
    const page: Envelope = await list(new URL(next).search);
    ads.push(...page.results);
    next = page.next;
  }
  return ads;
}

describe('the list', () => {
  test('counts its pages from zero, twenty ads each', async () => {
    const first = await list();
    expect(first.count).toBe(240);
    expect(first.results).toHaveLength(20);
    expect(first.previous).toBeNull();
    expect(first.next).toBe(`${server.url}/api/v1/ads/?page=1`);
    expect(await list('?page=0')).toEqual(first);
    expect((await list('?page=11')).next).toBeNull();
  });

  test('has every ad once, the latest first', async () => {
    const ads = await everyAd();
    const published = ads.flatMap((ad) => ad.published_at ?? []);
    expect(new Set(ads.map((ad) => ad.id)).size).toBe(240);
    expect(published.length).toBeGreaterThan(220);
    expect(published).toEqual([...published].sort().reverse());
  });

  test('keeps the other parameters in its links', async () => {
    const { next, previous } = await list('?specialty=1&page=1&startDate=2026-11-20');
    expect(next).toBe(`${server.url}/api/v1/ads/?specialty=1&page=2&startDate=2026-11-20`);
    expect(previous).toBe(`${server.url}/api/v1/ads/?specialty=1&page=0&startDate=2026-11-20`);
  });

  test('filters by specialty', async () => {
    const ads = await everyAd('?specialty=1');
    expect(ads.length).toBeGreaterThan(40);
    expect(new Set(ads.map((ad) => ad.specialty.id))).toEqual(new Set([1]));
  });

  test('finds the ads that share a day with the period, both ends included', async () => {
    const from = '2026-12-01';
    const until = '2026-12-15';
    const day = (date: string | null | undefined) => date?.slice(0, 10);
    const expected = (await everyAd()).filter(
      ({ start_date, end_date }) =>
        (day(start_date) ?? '') <= until && (day(end_date) ?? '9999') >= from,
    );
    const found = await everyAd(
      `?startDate=${encodeURIComponent(`${from} 00:00:00.000`)}&endDate=${until}+00:00:00.000`,
    );
    expect(found.map((ad) => ad.id)).toEqual(expected.map((ad) => ad.id));
    expect(found.length).toBeGreaterThan(20);
  });

  test('is empty, not 404, when no ad matches the filters', async () => {
    expect(await list('?endDate=1999-01-01')).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
  });

  test.each(['12', '-1', '1.5', 'abc', '99999999999999999999', '999999999'])(
    'has no page %s',
    async (page) => {
      const response = await server.get(`/api/v1/ads/?page=${page}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: 'Page non valide.' });
    },
  );

  test('reports all invalid filters at once', async () => {
    const response = await server.get(
      '/api/v1/ads/?startDate=2026-02-30&endDate=demain&specialty=50',
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      startDate: ['Saisissez une date valide.'],
      endDate: ['Saisissez une date valide.'],
      specialty: ['Sélectionnez un choix valide. Ce choix ne fait pas partie de ceux disponibles.'],
    });
  });

  test('ignores an empty filter', async () => {
    expect((await list('?startDate=&endDate=&specialty=&page=')).count).toBe(240);
  });
});

describe('one ad', () => {
  test('is the same as in the list', async () => {
    const [first] = (await list()).results;
    expect(await server.read(`/api/v1/ads/${first?.id}`)).toEqual(first);
  });

  test.each(['0', '241', 'abc', '1e2', '99999999999999999'])('%s is not found', async (id) => {
    const response = await server.get(`/api/v1/ads/${id}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Pas trouvé.' });
  });
});

describe('random ads', () => {
  test('are three different ads that are not over', async () => {
    const ads = await server.read<Ad[]>('/api/v1/ads/random/');
    expect(new Set(ads.map((ad) => ad.id)).size).toBe(3);
    for (const ad of ads) expect((ad.end_date ?? '9999') >= TEST_DAY).toBe(true);
  });

  test('vary', async () => {
    const draws = await Promise.all(
      Array.from({ length: 8 }, () => server.read<Ad[]>('/api/v1/ads/random/')),
    );
    expect(new Set(draws.map((ads) => ads.map((ad) => ad.id).join())).size).toBeGreaterThan(1);
  });
});

test('a service without ads responds', async () => {
  const empty = await startTestServer({ ads: 0 });
  expect(await empty.read('/api/v1/ads/')).toMatchObject({ count: 0, results: [] });
  expect(await empty.read('/api/v1/ads/random/')).toEqual([]);
  await empty.stop();
});
