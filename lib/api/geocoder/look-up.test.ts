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

const none: Lookup = { kind: 'none' };
const found: Lookup = { kind: 'found', coordinates: { latitude: 48, longitude: -4 } };

beforeEach(() => {
  jest.clearAllMocks();
  config.GEOCODER_URL = 'http://geocoder.example';
});

test.each([
  [found, lifeOfPlaces],
  [none, lifeOfUnknownPlaces],
  [{ kind: 'failed' } as const, lifeOfFailures],
])('%j has a life of its own', async (lookup, life) => {
  locate.mockResolvedValue(lookup);
  expect(await lookUp('|29000|quimper')).toEqual(lookup);
  expect(cacheLife.mock.calls).toEqual([[life]]);
  expect(locate.mock.calls).toEqual([[{ street: '', postalCode: '29000', city: 'quimper' }]]);
});

describe('a street', () => {
  const port = { street: '1 rue du port', postalCode: '29000', city: 'quimper' };

  test.each([found, { kind: 'failed' } as const])('that is %j is the answer', async (lookup) => {
    locate.mockResolvedValue(lookup);
    expect(await lookUp('1 rue du port|29000|quimper')).toEqual(lookup);
    expect(locate.mock.calls).toEqual([[port]]);
  });

  test.each([found, none])('that is unknown has its town stand in: %j', async (town) => {
    locate.mockResolvedValueOnce(none).mockResolvedValueOnce(town);
    expect(await lookUp('1 rue du port|29000|quimper')).toEqual(town);
    expect(locate.mock.calls).toEqual([[port], [{ ...port, street: '' }]]);
    // Each has a life of its own: the town is known to the next street in it.
    expect(cacheLife.mock.calls).toEqual([
      [lifeOfUnknownPlaces],
      [town === found ? lifeOfPlaces : lifeOfUnknownPlaces],
    ]);
  });

  test('shares the look-up of its town with the others', async () => {
    locate.mockImplementation(async (address) => {
      await new Promise(setImmediate);
      return (address as typeof port).street === '' ? found : none;
    });
    const keys = Array.from({ length: 10 }, (_, number) => `${number} rue|29000|quimper`);
    expect(await Promise.all(keys.map(lookUp))).toEqual(keys.map(() => found));
    expect(locate).toHaveBeenCalledTimes(keys.length + 1);
  });

  test('without a town has none to stand in', async () => {
    locate.mockResolvedValue(none);
    expect(await lookUp('1 rue du port||')).toEqual(none);
    expect(locate).toHaveBeenCalledTimes(1);
  });
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
