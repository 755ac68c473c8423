import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { anAd, undated } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { indexModule } from '../ads-index/index-module.fixture';
import { fakeRequest } from './fake-request.fixture';

fakeRequest();
let index: AdsIndex | null = null;
jest.unstable_mockModule('../ads-index/ads-index', () => indexModule(() => index));
const { readAdSearches } = await import('./ad-searches');

const today = '2026-11-24';
jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });

const at = (city: string, postal_code: string): Ad['location'] => ({
  name: null,
  address: null,
  city,
  postal_code,
  latitude: null,
  longitude: null,
});
const crozon = at('Crozon', '29160');
const specialty = { id: 1, name: 'Médecine générale' };
const january = { start_date: '2027-01-11', end_date: '2027-01-16' };
const ads = [
  anAd({ id: 1, specialty, location: crozon, ...january }),
  anAd({ id: 2, specialty, location: at('Brest', '29200'), on_site_housing: true }),
  anAd({ id: 3, specialty, location: at('Quimper', '29000'), ...january }),
  // In March only.
  anAd({
    id: 4,
    specialty,
    location: at('Brest', '29200'),
    start_date: '2027-03-01',
    end_date: '2027-03-02',
  }),
  anAd({ id: 5, specialty: { id: 2, name: 'Urologie' }, location: crozon }),
  anAd({ id: 6, specialty: { id: 2, name: 'Urologie' }, location: at('Nice', '06000') }),
];
const [first = anAd({})] = ads;

beforeEach(() => {
  index = new AdsIndex();
  index.put(ads.map(undated));
});

const searchesOf = async (ad: Ad) => (await readAdSearches(ad, today)).map(({ name }) => name);

test('the line of an ad has its department, its town in its month, and lodging there', async () => {
  expect(await readAdSearches(first, today)).toEqual([
    {
      name: '4 annonces de médecine générale dans le Finistère',
      href: '/annonces?specialty=1&place=finistere',
    },
    {
      name: '3 autour de Crozon en janvier',
      href: '/annonces?specialty=1&place=crozon-29&startDate=2027-01-01&endDate=2027-01-31',
    },
    {
      name: 'dont 1 avec logement',
      href: '/annonces?specialty=1&place=crozon-29&startDate=2027-01-01&endDate=2027-01-31&with=housing',
    },
  ]);
});

test('a regular ad has no month, and its own lodging does not count', async () => {
  const regular = { ...first, start_date: '2027-01-11', end_date: null, on_site_housing: true };
  expect(await searchesOf(regular)).toEqual([
    '4 annonces de médecine générale dans le Finistère',
    '4 autour de Crozon',
  ]);
});

test('the month of a replacement that has started is the current one, whole', async () => {
  const started = { ...first, start_date: '2026-10-05', end_date: '2027-02-01' };
  index?.put([undated(started)]);
  const [, near] = await readAdSearches(started, today);
  expect(near).toEqual({
    name: '2 autour de Crozon en novembre',
    href: '/annonces?specialty=1&place=crozon-29&startDate=2026-11-01&endDate=2026-11-30',
  });
});

test('a month of the year after the next has its year', async () => {
  const far = { ...first, start_date: '2028-01-11', end_date: '2028-01-16' };
  index?.put([3, 7].map((id) => undated({ ...far, id })));
  expect(await searchesOf(far)).toContain('3 autour de Crozon en janvier\u00a02028');
});

test('searches that find only the ad itself are left out', async () => {
  const [urology] = ads.slice(4);
  expect(await searchesOf(urology ?? first)).toEqual([]);
});

test('a town without the department’s count names what it counts', async () => {
  const location = at('Châteaulin', '29150');
  const ad = anAd({ specialty: null, location });
  expect(await searchesOf(ad)).toEqual([
    '5 annonces dans le Finistère',
    '5 autour de Châteaulin',
    'dont 1 avec logement',
  ]);
});

test.each([
  ['Urologie', 'd’urologie'],
  ['Hématologie', 'd’hématologie'],
  ['ORL', 'd’ORL'],
  ['Pédiatrie', 'de pédiatrie'],
])('the ads of %s are « annonces %s »', async (name, words) => {
  const ad = { ...first, specialty: { id: 1, name } };
  expect((await searchesOf(ad))[0]).toBe(`4 annonces ${words} dans le Finistère`);
});

test('without an index, or a known town, there is no line', async () => {
  expect(await searchesOf({ ...first, location: null })).toEqual([]);
  index = null;
  expect(await searchesOf(first)).toEqual([]);
});
