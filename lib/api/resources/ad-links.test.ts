import { beforeEach, expect, jest, test } from '@jest/globals';
import { emptyAd } from '@/lib/ads/ad.fixture';
import { adsCacheLife, listsCacheLife, tags } from '@/lib/cache/lifetimes';
import type { AdQuery } from '@/lib/places/ads-index/ad-query';
import { AdsIndex } from '@/lib/places/ads-index/ads-index';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { fakeRequest } from './fake-request.fixture';

const request = fakeRequest();
jest.unstable_mockModule('../../runtime/current-request', () => request.module);
let index: AdsIndex | null = null;
jest.unstable_mockModule('../ads-index/ads-index', () => ({
  placeSearchState: () => (index === null ? 'preparing' : 'ready'),
  searchAdsByPlace: async (query: AdQuery) => index?.search(query),
}));
const { readAdLinks } = await import('./ad-links');

const today = '2026-11-24';

beforeEach(() => {
  request.reset();
});

test('the latest open ads, without a query, and no more than 300', async () => {
  index = new AdsIndex(gazetteer());
  const specialty = { id: 4, name: 'Urologie' };
  const ids = Array.from({ length: 310 }, (_, at) => at + 1);
  index.put(
    ids.map((id) => ({
      ad: {
        ...emptyAd,
        id,
        title: id === 308 ? null : `Garde ${id}`,
        specialty,
        end_date: id === 310 ? '2026-11-23' : null,
      },
      publishedAt: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
    })),
  );
  const links = await readAdLinks(today);
  expect(links).toHaveLength(300);
  expect(links.slice(0, 2)).toEqual([
    { name: 'Garde 309', href: '/annonces/309' },
    { name: 'Annonce sans titre · Urologie', href: '/annonces/308' },
  ]);
  expect(request.takeResponse()).toEqual({ life: adsCacheLife, tags: [tags.ads] });
});

test('none without an index, for a minute', async () => {
  index = null;
  expect(await readAdLinks(today)).toEqual([]);
  expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: [] });
});
