import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { anAd, undated } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { indexModule } from '../ads-index/index-module.fixture';
import { fakeRequest } from './fake-request.fixture';

const request = fakeRequest();
const { takeResponse } = request;
const get = jest.fn<() => Promise<unknown>>();
jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../client/client', () => ({ api: { get } }));
let index: AdsIndex | null = null;
jest.unstable_mockModule('../ads-index/ads-index', () => indexModule(() => index));
const { readRelatedAds } = await import('./related-ads');

const today = '2026-11-24';
const specialty = { id: 3, name: 'Pédiatrie' };
const owner = (last_name: string | null): Ad['user'] => ({
  first_name: 'Anne',
  last_name,
  user_type: 'doctor',
  profile: { location: { name: null } },
});
const at = (city: string, postal_code: string): Ad['location'] => ({
  name: null,
  address: null,
  city,
  postal_code,
  latitude: null,
  longitude: null,
});

const quimper = at('Quimper', '29000');
const ads = [
  anAd({ id: 1, specialty, user: owner('Roy'), location: quimper }),
  anAd({ id: 2, specialty, user: owner('Roy'), location: quimper }),
  anAd({ id: 3, user: owner('ROY'), location: quimper }),
  anAd({ id: 4, specialty, user: owner('Roy'), location: at('Paris', '75011') }),
  anAd({ id: 5, specialty, user: owner(null), location: at('Brest', '29200') }),
  anAd({ id: 6, specialty, location: quimper, end_date: '2026-11-23' }),
  anAd({ id: 7, specialty: { id: 4, name: 'Urologie' }, location: quimper }),
  anAd({ id: 8, specialty, location: at('Saint-Denis', '97400') }),
  anAd({ id: 9, specialty, location: at('Rennes', '35000') }),
  anAd({ id: 10, specialty, location: at('Lorient', '56100') }),
];
const [first = anAd({})] = ads;

async function related(ad: Ad): Promise<number[][]> {
  const { similar, elsewhere, ofOwner } = await readRelatedAds(ad, today);
  return [similar, elsewhere, ofOwner].map((cards) => cards.map(({ id }) => id));
}

beforeEach(() => {
  get.mockReset();
  index = new AdsIndex();
  index.put(ads.map(undated));
});

test('open ads of the specialty, the nearest first, and others of the owner at the place', async () => {
  expect(await related(first)).toEqual([
    [5, 10, 9],
    // Paris is more than 200 km from Quimper.
    [4],
    [2, 3],
  ]);
  expect(get).not.toHaveBeenCalled();
  const { similar, ofOwner } = await readRelatedAds(first, today);
  expect(similar[0]?.distance).toMatch(/^à environ \d+\u00a0km$/);
  expect(ofOwner.map(({ distance }) => distance)).toEqual([null, null]);
});

test('the page is revalidated with each of them', async () => {
  request.reset();
  await readRelatedAds(first, today);
  const { tags } = takeResponse();
  expect([...tags].sort()).toEqual(['ad:10', 'ad:2', 'ad:3', 'ad:4', 'ad:5', 'ad:9']);
});

test('without a place, an ad has similar ones in the order of the index, and none of its owner', async () => {
  const [similar, , ofOwner] = await related({ ...first, location: null });
  expect(similar).toHaveLength(4);
  expect(ofOwner).toEqual([]);
});

test('without a specialty nothing is similar', async () => {
  const [similar] = await related({ ...first, specialty: null });
  expect(similar).toEqual([]);
});

test('without an index they come from the API, and none when it fails', async () => {
  index = null;
  get.mockResolvedValueOnce({ count: 3, results: [first, ads[1], ads[5]], next: null });
  expect(await related(first)).toEqual([[2], [], []]);
  expect(get.mock.calls).toEqual([[expect.stringContaining('specialty=3')]]);

  get.mockRejectedValueOnce(new Error('down'));
  expect(await related({ ...first, specialty: { id: 77, name: 'Autre' } })).toEqual([[], [], []]);
});
