import { expect, jest, test } from '@jest/globals';
import type { PublishedAd } from '@/lib/ads/ad';
import { anAd, fullAd } from '@/lib/ads/ad.fixture';
import { fakeRequest } from './fake-request.fixture';

fakeRequest();
const readAd = jest.fn<(id: number) => Promise<PublishedAd | null>>();
jest.unstable_mockModule('./ads', () => ({ readAd }));
const { readSavedAdCard } = await import('./saved-ad-card');

const inTown = {
  ...fullAd,
  location: fullAd.location && { ...fullAd.location, latitude: null, longitude: null },
};

async function distance(ad: PublishedAd['ad'], place: string | null) {
  readAd.mockResolvedValueOnce({ ad, publishedAt: '2026-11-20', revisedAt: null });
  return (await readSavedAdCard(12, place))?.distance;
}

test.each([
  ['brest-29', 'à 54\u00a0km de Brest'],
  ['le-mans-72', 'à 320\u00a0km du Mans'],
  ['quimper-29', 'à 1\u00a0km de Quimper'],
])('a card says its distance from %s: %s', async (place, words) => {
  expect(await distance(fullAd, place)).toBe(words);
});

test('an ad in the centre of its town is about as far', async () => {
  expect(await distance(inTown, 'brest-29')).toBe('à environ 54\u00a0km de Brest');
  expect(await distance(inTown, 'quimper-29')).toBe('dans cette commune');
});

test.each([null, 'finistere', 'nulle-part-29', '<script>'])(
  'from the place %j a card says no distance',
  async (place) => {
    expect(await distance(fullAd, place)).toBeNull();
  },
);

test('an ad at an unknown place has no distance', async () => {
  expect(await distance(anAd({}), 'brest-29')).toBeNull();
});

test('there is no card of an ad that does not exist', async () => {
  readAd.mockResolvedValueOnce(null);
  expect(await readSavedAdCard(12, 'brest-29')).toBeNull();
});
