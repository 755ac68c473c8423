import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Lookup } from '../geocoder/geocoder';
import { fakeRequest, forgetDataStore } from './fake-request.fixture';

const request = fakeRequest();
const locate = jest.fn<(address: unknown) => Promise<Lookup>>();
const config = { GEOCODER_URL: 'http://geocoder.example' };

jest.unstable_mockModule('../geocoder/geocoder', () => ({ createGeocoder: () => locate }));
jest.unstable_mockModule('../../config/config.ts', () => ({ config }));
const { lookUp } = await import('./look-up');

const none: Lookup = { kind: 'none' };
const found: Lookup = { kind: 'found', coordinates: { latitude: 48, longitude: -4 } };

beforeEach(() => {
  jest.clearAllMocks();
  request.reset();
  config.GEOCODER_URL = 'http://geocoder.example';
});

test.each([found, none, { kind: 'failed' } as const])(
  '%j is what the geocoder says',
  async (lookup) => {
    locate.mockResolvedValue(lookup);
    expect(await lookUp('|29000|quimper')).toEqual(lookup);
    expect(locate.mock.calls).toEqual([[{ street: '', postalCode: '29000', city: 'quimper' }]]);
  },
);

describe('a street', () => {
  const port = { street: '1 rue du port', postalCode: '29000', city: 'quimper' };

  test.each([found, { kind: 'failed' } as const])('that is %j is returned', async (lookup) => {
    locate.mockResolvedValue(lookup);
    expect(await lookUp('1 rue du port|29000|quimper')).toEqual(lookup);
    expect(locate.mock.calls).toEqual([[port]]);
  });

  test.each([found, none])('that is unknown is replaced by its town: %j', async (town) => {
    locate.mockResolvedValueOnce(none).mockResolvedValueOnce(town);
    expect(await lookUp('1 rue du port|29000|quimper')).toEqual(town);
    expect(locate.mock.calls).toEqual([[port], [{ ...port, street: '' }]]);
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

  test('without a town has no second look-up', async () => {
    locate.mockResolvedValue(none);
    expect(await lookUp('1 rue du port||')).toEqual(none);
    expect(locate).toHaveBeenCalledTimes(1);
  });
});

describe('the store', () => {
  const day = 24 * 60 * 60 * 1_000;

  beforeEach(() => {
    forgetDataStore();
    jest.useFakeTimers({ now: new Date('2026-12-15T12:00:00Z'), doNotFake: ['nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('keeps the place of an address for a month', async () => {
    locate.mockResolvedValue(found);
    await lookUp('||brest');
    jest.setSystemTime(Date.now() + 30 * day - 1);
    expect(await lookUp('||brest')).toEqual(found);
    expect(locate).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 1);
    await lookUp('||brest');
    expect(locate).toHaveBeenCalledTimes(2);
  });

  test('keeps an unknown address for a day', async () => {
    locate.mockResolvedValueOnce(none).mockResolvedValue(found);
    expect(await lookUp('||brest')).toEqual(none);
    expect(await lookUp('||brest')).toEqual(none);
    expect(locate).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + day);
    expect(await lookUp('||brest')).toEqual(found);
  });

  test('keeps no failure', async () => {
    locate.mockResolvedValueOnce({ kind: 'failed' }).mockResolvedValue(found);
    expect(await lookUp('||brest')).toEqual({ kind: 'failed' });
    expect(await lookUp('||brest')).toEqual(found);
  });
});

describe('calls at the same time', () => {
  test('for one address share one look-up', async () => {
    let resolve: (lookup: Lookup) => void = () => {};
    locate.mockImplementation(() => new Promise((done) => (resolve = done)));
    const both = Promise.all([lookUp('||brest'), lookUp('||brest')]);
    await new Promise(setImmediate);
    resolve(found);
    expect(await both).toEqual([found, found]);
    expect(locate).toHaveBeenCalledTimes(1);
  });

  test('for other addresses do not share it, nor do later calls', async () => {
    locate.mockResolvedValue(found);
    await Promise.all([lookUp('||brest'), lookUp('||quimper')]);
    await lookUp('||brest');
    expect(locate).toHaveBeenCalledTimes(3);
  });
});

test('without a geocoder nothing is found, and no request is sent', async () => {
  config.GEOCODER_URL = '';
  expect(await lookUp('||brest')).toEqual({ kind: 'none' });
  expect(locate).not.toHaveBeenCalled();
});
