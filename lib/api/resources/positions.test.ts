import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Lookup } from '@/lib/api/geocoder/geocoder';
import { emptyAd } from '../../ads/ad.fixture';
import { defaultSearch } from '../../ads/search';

const readAdsOfPage = jest.fn<(search: unknown) => Promise<unknown>>();
const readAd = jest.fn<(id: number) => Promise<unknown>>();
const lookUp = jest.fn<(key: string) => Promise<Lookup>>();
jest.unstable_mockModule('../ads-list', () => ({ readAdsOfPage }));
jest.unstable_mockModule('./ads', () => ({ readAd }));
jest.unstable_mockModule('./look-up', () => ({ lookUp }));
const { readPosition, readPositions } = await import('./positions');

const request = defaultSearch;
const emptyLocation = {
  name: null,
  address: null,
  city: null,
  postal_code: null,
  latitude: null,
  longitude: null,
};
const place = { latitude: 48, longitude: -4 };
// The centres of the gazetteer.
const brest = { latitude: 48.4003, longitude: -4.5026 };
const quimper = { latitude: 47.997, longitude: -4.091 };
const adIn = (
  id: number,
  location: Partial<typeof emptyLocation> | Record<string, unknown> | null,
) => ({
  ...emptyAd,
  id,
  location: location && { ...emptyLocation, ...location },
});
const give = (...results: unknown[]) =>
  readAdsOfPage.mockResolvedValue(results.map((ad) => ({ ad, publishedAt: null })));

beforeEach(() => {
  jest.clearAllMocks();
  lookUp.mockResolvedValue({ kind: 'found', coordinates: place });
});

test('each ad has its own coordinates, else those of its address, in the order of the page', async () => {
  give(
    adIn(3, { city: 'Brest' }),
    adIn(1, { city: 'Quimper', latitude: 47.9, longitude: -4.1 }),
    adIn(2, {}),
    adIn(4, null),
  );
  expect(await readPositions(request)).toEqual({
    positions: [
      { id: 3, coordinates: place, geocodeKey: null, town: null, isOverseas: false },
      {
        id: 1,
        coordinates: { latitude: 47.9, longitude: -4.1 },
        geocodeKey: null,
        town: null,
        isOverseas: false,
      },
      { id: 2, coordinates: null, geocodeKey: null, town: null, isOverseas: false },
      { id: 4, coordinates: null, geocodeKey: null, town: null, isOverseas: false },
    ],
    complete: true,
  });
  expect(readAdsOfPage.mock.calls).toEqual([[{ ...request, view: 'map' }]]);
  expect(lookUp.mock.calls).toEqual([['||brest']]);
});

test('an overseas address is recognized by its postal code, found or not', async () => {
  lookUp.mockResolvedValue({ kind: 'none' });
  give(
    adIn(1, { postal_code: '97400' }),
    adIn(2, { postal_code: '97 400', latitude: -20.9, longitude: 55.4 }),
    adIn(3, { postal_code: '29000' }),
  );
  const response = await readPositions(request);
  expect(response?.positions.map(({ isOverseas }) => isOverseas)).toEqual([true, true, false]);
});

test('each address is looked up once', async () => {
  give(
    adIn(1, { city: 'Brest' }),
    adIn(2, { city: 'BREST' }),
    adIn(3, { city: 'Brest', postal_code: '29200' }),
  );
  await readPositions(request);
  expect(lookUp.mock.calls).toEqual([['||brest'], ['|29200|brest']]);
});

test('an address that is not found stays unknown, one that failed is requested again', async () => {
  give(adIn(1, { city: 'Brest' }));
  const unknown = [
    { id: 1, coordinates: null, geocodeKey: '||brest', town: brest, isOverseas: false },
  ];
  lookUp.mockResolvedValueOnce({ kind: 'none' }).mockResolvedValueOnce({ kind: 'failed' });
  expect(await readPositions(request)).toEqual({ positions: unknown, complete: true });
  expect(await readPositions(request)).toEqual({ positions: unknown, complete: false });
});

test('a map has at most eighty ads', async () => {
  give(...Array.from({ length: 100 }, (_, index) => adIn(index + 1, { city: `Ville ${index}` })));
  expect((await readPositions(request))?.positions).toHaveLength(80);
  expect(lookUp).toHaveBeenCalledTimes(80);
});

test('a page beyond the end is null, and a failure of the API is thrown', async () => {
  readAdsOfPage.mockResolvedValueOnce(null);
  expect(await readPositions(request)).toBeNull();
  const failure = new Error('api');
  readAdsOfPage.mockRejectedValueOnce(failure);
  await expect(readPositions(request)).rejects.toBe(failure);
});

describe('a geocoder that is slow', () => {
  test('does not delay the positions that are known', async () => {
    jest.useFakeTimers();
    lookUp.mockImplementation((key) =>
      key === '||brest'
        ? Promise.resolve({ kind: 'found', coordinates: place })
        : new Promise(() => {}),
    );
    give(adIn(1, { city: 'Brest' }), adIn(2, { city: 'Quimper' }));
    const positions = readPositions(request);
    await jest.advanceTimersByTimeAsync(4_001);
    expect(await positions).toEqual({
      positions: [
        { id: 1, coordinates: place, geocodeKey: null, town: null, isOverseas: false },
        { id: 2, coordinates: null, geocodeKey: '||quimper', town: quimper, isOverseas: false },
      ],
      complete: false,
    });
    jest.useRealTimers();
  });
});

describe('one ad', () => {
  test('has its own position', async () => {
    readAd.mockResolvedValue({ ad: adIn(12, { city: 'Brest' }) });
    expect(await readPosition(12)).toEqual({
      position: { id: 12, coordinates: place, geocodeKey: null, town: null, isOverseas: false },
      complete: true,
    });
    expect(readAd.mock.calls).toEqual([[12]]);
  });

  test('that does not exist has none', async () => {
    readAd.mockResolvedValue(null);
    expect(await readPosition(12)).toBeNull();
  });
});
