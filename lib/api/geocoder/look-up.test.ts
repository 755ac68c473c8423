import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { lifeOfFailures, lifeOfPlaces, lifeOfUnknownPlaces } from '../cache';
import type { Lookup } from './geocoder';

const cacheLife = jest.fn();
const locate = jest.fn<(address: unknown) => Promise<Lookup>>();
const config = { GEOCODER_URL: 'http://geocoder.example' };

jest.unstable_mockModule('next/cache', () => ({ cacheLife }));
jest.unstable_mockModule('./geocoder', () => ({ createGeocoder: () => locate }));
jest.unstable_mockModule('../../config', () => ({ config }));
const { lookUp } = await import('./look-up');

const found: Lookup = { kind: 'found', coordinates: { latitude: 48, longitude: -4 } };

beforeEach(() => {
  jest.clearAllMocks();
  config.GEOCODER_URL = 'http://geocoder.example';
});

test.each([
  [found, lifeOfPlaces],
  [{ kind: 'none' } as const, lifeOfUnknownPlaces],
  [{ kind: 'failed' } as const, lifeOfFailures],
])('%j has a life of its own', async (lookup, life) => {
  locate.mockResolvedValue(lookup);
  expect(await lookUp('1 rue du port|29000|quimper')).toEqual(lookup);
  expect(cacheLife.mock.calls).toEqual([[life]]);
  expect(locate.mock.calls).toEqual([
    [{ street: '1 rue du port', postalCode: '29000', city: 'quimper' }],
  ]);
});

test('what is found is kept for a month, that nothing was for a day, a failure for no time', () => {
  const day = 24 * 60 * 60;
  expect(lifeOfPlaces.revalidate).toBe(30 * day);
  expect(lifeOfUnknownPlaces.revalidate).toBe(day);
  expect(lifeOfFailures.revalidate).toBe(1);
});

describe('those who ask at the same time', () => {
  test('for one address share one look-up', async () => {
    let resolve: (lookup: Lookup) => void = () => {};
    locate.mockImplementation(() => new Promise((done) => (resolve = done)));
    const both = Promise.all([lookUp('||brest'), lookUp('||brest')]);
    await Promise.resolve();
    resolve(found);
    expect(await both).toEqual([found, found]);
    expect(locate).toHaveBeenCalledTimes(1);
  });

  test('for others do not, nor those who ask later', async () => {
    locate.mockResolvedValue(found);
    await Promise.all([lookUp('||brest'), lookUp('||quimper')]);
    await lookUp('||brest');
    expect(locate).toHaveBeenCalledTimes(3);
  });
});

test('without a geocoder nothing is found, and nobody asked', async () => {
  config.GEOCODER_URL = '';
  expect(await lookUp('||brest')).toEqual({ kind: 'none' });
  expect(locate).not.toHaveBeenCalled();
});
