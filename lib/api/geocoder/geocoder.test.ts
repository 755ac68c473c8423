import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createBreaker, createGeocoder } from './geocoder';

const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const address = { street: '1 rue du port', postalCode: '29000', city: 'quimper' };
const quimper = { latitude: 47.996, longitude: -4.1024 };
const found = { kind: 'found', coordinates: quimper };
const failed = { kind: 'failed' };
const none = { kind: 'none' };

/** A place as the national address service sends it, with fields that are not read. */
function aFeature({
  coordinates = [-4.1024, 47.996] as unknown,
  score = 0.97 as unknown,
  postcode = '29000' as unknown,
} = {}) {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      label: '1 Rue du Port 29000 Quimper',
      score,
      housenumber: '1',
      id: '29232_3400_00001',
      name: '1 Rue du Port',
      postcode,
      citycode: '29232',
      city: 'Quimper',
      context: '29, Finistère, Bretagne',
      type: 'housenumber',
      _type: 'address',
    },
  };
}

/** The body of its response; empty when it found nothing. */
function aCollection(...features: unknown[]) {
  return { type: 'FeatureCollection', features, query: '1 rue du port' };
}

/** A geocoder on a local server. */
async function startGeocoderServer(listener: RequestListener) {
  const requested: URL[] = [];
  const server = createServer((request, response) => {
    requested.push(new URL(request.url ?? '/', 'http://geocoder'));
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/geocodage`,
    requested,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const open: (() => void)[] = [];
beforeEach(() => {
  stderr.mockClear();
});
afterEach(() => {
  for (const stop of open.splice(0)) stop();
});

type Settings = Omit<Parameters<typeof createGeocoder>[0], 'url'>;

async function geocoderOf(listener: RequestListener, settings: Settings = {}) {
  const { url, requested, stop } = await startGeocoderServer(listener);
  open.push(stop);
  return { locate: createGeocoder({ url, pace: 0, ...settings }), requested, url, stop };
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Sends the responses one after the other; the last one repeats. */
const responding = (...bodies: unknown[]) =>
  geocoderOf((_, response) => json(response, bodies.length > 1 ? bodies.shift() : bodies[0]));

describe('an address', () => {
  test('is requested with the parameters of the service', async () => {
    const { locate, requested } = await responding(aCollection(aFeature()));
    expect(await locate(address)).toEqual(found);
    expect(requested.map(({ pathname }) => pathname)).toEqual(['/geocodage/search']);
    expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toEqual({
      q: '1 rue du port 29000 quimper',
      postcode: '29000',
      limit: '1',
      index: 'address',
      autocomplete: '0',
    });
  });

  test.each([
    ['nothing is found', aCollection()],
    ['the result is poor', aCollection(aFeature({ score: 0.49 }))],
    ['the result is elsewhere', aCollection(aFeature({ coordinates: [2, 48], postcode: '75001' }))],
    ['the result has no postal code', aCollection(aFeature({ postcode: null }))],
  ])('is unknown when %s', async (_, body) => {
    const { locate, requested } = await responding(body);
    expect(await locate(address)).toEqual(none);
    expect(requested).toHaveLength(1);
  });

  test('that is unknown is not logged', async () => {
    const { locate } = await responding(aCollection());
    expect(await locate(address)).toEqual(none);
    expect(stderr).not.toHaveBeenCalled();
  });

  test('that is a town alone needs a lower score', async () => {
    const { locate, requested } = await responding(aCollection(aFeature({ score: 0.45 })));
    expect(await locate({ ...address, street: '' })).toEqual(found);
    expect(requested[0]?.searchParams.get('type')).toBe('municipality');
  });

  test('that is a street alone is not requested', async () => {
    const { locate, requested } = await responding(aCollection(aFeature()));
    expect(await locate({ street: 'rue de la mairie', postalCode: '', city: '' })).toEqual(none);
    expect(requested).toEqual([]);
  });

  test('overseas has its own coordinates', async () => {
    const feature = aFeature({ coordinates: [55.448, -20.879], postcode: '97400' });
    const { locate } = await responding(aCollection(feature));
    expect(await locate({ ...address, postalCode: '97400', city: 'saint denis' })).toEqual({
      kind: 'found',
      coordinates: { latitude: -20.879, longitude: 55.448 },
    });
  });

  test('that the service cannot read is unknown, and not logged', async () => {
    const { locate } = await geocoderOf((_, response) =>
      json(response, { code: 400, message: 'Failed parsing query', detail: ['q: …'] }, 400),
    );
    for (let index = 0; index < 10; index += 1) expect(await locate(address)).toEqual(none);
    expect(stderr).not.toHaveBeenCalled();
  });

  test('a height and fields we do not know do no harm', async () => {
    const feature = { ...aFeature({ coordinates: [-4.1024, 47.996, 12] }), bbox: [1, 2] };
    const { locate } = await responding({ ...aCollection(feature, aFeature()), version: 'x' });
    expect(await locate(address)).toEqual(found);
  });
});

describe('impossible coordinates are dropped, and logged without the address', () => {
  test.each([
    ['swapped', [47.996, -4.1024]],
    ['at sea', [0, 0]],
    ['abroad', [13.4, 52.5]],
  ])('%s', async (_, coordinates) => {
    const { locate } = await responding(aCollection(aFeature({ coordinates })));
    expect(await locate(address)).toEqual(none);
    const error = 'a place outside of France';
    expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { time: expect.any(String), level: 'warn', event: 'geocoder failed', error, count: 1 },
    ]);
  });
});

/** Failures, and their names in the log. */
const rubbish: [string, string, RequestListener, Settings?][] = [
  ['a page', 'ApiNonsenseError', (_, response) => response.end('<!doctype html><h1>502</h1>')],
  ['half a response', 'ApiNonsenseError', (_, response) => response.end('{"type":"Feature')],
  ['nothing at all', 'ApiNonsenseError', (_, response) => response.end()],
  ['null', 'ApiNonsenseError', (_, response) => json(response, null)],
  ['a list', 'ApiNonsenseError', (_, response) => json(response, [aFeature()])],
  ['another shape', 'ApiNonsenseError', (_, response) => json(response, { features: {} })],
  [
    'features that are none',
    'ApiNonsenseError',
    (_, response) => json(response, aCollection('here')),
  ],
  ...[
    { coordinates: ['-4.1', '47.9'] },
    { coordinates: [-4.1] },
    { coordinates: [] },
    { coordinates: null },
    { coordinates: [-4.1, 147.9] },
    { coordinates: [-400, 47.9] },
    { score: '0.97' },
    { score: 97 },
    { score: null },
  ].map((part): [string, string, RequestListener] => [
    JSON.stringify(part),
    'ApiNonsenseError',
    (_, response) => json(response, aCollection(aFeature(part))),
  ]),
  [
    'a huge response',
    'ApiNonsenseError',
    (_, response) => json(response, aCollection(aFeature(), 'x'.repeat(200_000))),
  ],
  [
    'a redirect',
    'ApiFailureError: GET /search: 302',
    (_, response) => response.writeHead(302, { location: 'http://169.254.0.1/' }).end(),
  ],
  ['500', 'ApiFailureError: GET /search: 500', (_, response) => json(response, {}, 500)],
  ['404', 'ApiNotFoundError: GET /search: 404', (_, response) => json(response, {}, 404)],
  [
    '429',
    'ApiFailureError: GET /search: 429',
    (_, response) => response.writeHead(429, { 'retry-after': '5' }).end('<h1>429</h1>'),
  ],
  ['silence', 'ApiUnreachableError: GET /search: timeout', () => {}, { timeout: 50 }],
  [
    'half a body',
    'ApiUnreachableError: GET /search: timeout',
    (_, response) => response.write('{"type"'),
    { timeout: 50 },
  ],
  [
    'a broken connection',
    'ApiUnreachableError: GET /search: broken',
    (request) => request.socket.destroy(),
  ],
];

test.each(rubbish)('%s is a failure, logged without the address', async (_, message, ...rest) => {
  const { locate, requested } = await geocoderOf(...rest);
  expect(await locate(address)).toEqual(failed);
  expect(requested.length).toBeLessThanOrEqual(2);
  const lines = stderr.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'geocoder failed',
      error: expect.stringContaining(message),
      count: 1,
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/port|quimper|29000/i);
});

test('a refused connection is a failure', async () => {
  const { locate, stop } = await responding(aCollection(aFeature()));
  stop();
  expect(await locate(address)).toEqual(failed);
});

describe('a dead service', () => {
  const manyAddresses = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...address, street: `${index} rue du port` }));

  test('gets no requests for half a minute after five failures in a row', async () => {
    const clock = { now: 1_000_000 };
    let works = false;
    const { locate, requested } = await geocoderOf(
      (_, response) => (works ? json(response, aCollection(aFeature())) : json(response, {}, 503)),
      { now: () => clock.now },
    );
    for (let index = 0; index < 5; index += 1) await locate(address);
    expect(requested).toHaveLength(5);
    for (const other of manyAddresses(20)) expect(await locate(other)).toEqual(failed);
    expect(requested).toHaveLength(5);

    works = true;
    clock.now += 30_000;
    expect(await locate(address)).toEqual(found);
    expect(await locate(address)).toEqual(found);
  });

  test('delays a page of ads by two timeouts at most', async () => {
    const { locate, requested } = await geocoderOf(() => {}, { timeout: 100 });
    const lookups = await Promise.all(manyAddresses(80).map(locate));
    expect(new Set(lookups.map(({ kind }) => kind))).toEqual(new Set(['failed']));
    // Four places are free again before the fifth failure is known.
    expect(requested.length).toBeLessThanOrEqual(4 + 6);
  });

  test('that rejects requests gets no more', async () => {
    const { locate, requested } = await geocoderOf((_, response) => json(response, {}, 429));
    await locate(address);
    await locate(address);
    expect(requested).toHaveLength(1);
  });

  test('that fails now and then still gets requests', async () => {
    let count = 0;
    const { locate, requested } = await geocoderOf((_, response) => {
      count += 1;
      if (count % 4 === 0) json(response, aCollection(aFeature()));
      else json(response, {}, 500);
    });
    for (let index = 0; index < 20; index += 1) await locate(address);
    expect(requested).toHaveLength(20);
  });
});

describe('the queue', () => {
  test('six are requested at once', async () => {
    const together: number[] = [];
    const waiting: ServerResponse[] = [];
    const { locate, requested } = await geocoderOf((_, response) => {
      // None gets a response before there are six, and some time for a seventh.
      if (waiting.push(response) < 6) return;
      setTimeout(() => {
        together.push(waiting.length);
        for (const one of waiting.splice(0)) json(one, aCollection(aFeature()));
      }, 20);
    });
    const lookups = await Promise.all(Array.from({ length: 36 }, () => locate(address)));
    expect(lookups).toEqual(Array.from({ length: 36 }, () => found));
    expect(requested).toHaveLength(36);
    expect(together).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test('a slot is free after the interval, and its response is returned before', async () => {
    const order: string[] = [];
    const { locate, requested } = await geocoderOf(
      (_, response) => json(response, aCollection(aFeature())),
      // Longer than a busy machine takes for the first six.
      { pace: 2_000 },
    );
    const lookups = Array.from({ length: 7 }, (_, index) =>
      locate(address).then(() => order.push(`${index} of ${requested.length}`)),
    );
    await Promise.all(lookups.slice(0, 6));
    expect(requested).toHaveLength(6);
    await Promise.all(lookups);
    expect(order.at(-1)).toBe('6 of 7');
  });

  test('does not wait for the interval while the service is paused', async () => {
    const { locate } = await geocoderOf((_, response) => json(response, {}, 429), { pace: 60_000 });
    await locate(address);
    const lookups = await Promise.all(Array.from({ length: 40 }, () => locate(address)));
    expect(lookups).toEqual(Array.from({ length: 40 }, () => failed));
  });

  test('rejects look-ups when it is too long', async () => {
    const { locate, requested } = await geocoderOf((_, response) =>
      json(response, aCollection(aFeature())),
    );
    const lookups = await Promise.all(Array.from({ length: 1_000 }, () => locate(address)));
    expect(lookups.filter(({ kind }) => kind === 'failed').length).toBeGreaterThan(100);
    expect(requested.length).toBeLessThan(900);
    expect(await locate(address)).toEqual(found);
  });
});

function breakerAt() {
  const clock = { now: 1_000 };
  return { clock, breaker: createBreaker(3, 500, () => clock.now) };
}

test('requests are allowed until three in a row have failed', () => {
  const { breaker } = breakerAt();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.mayCall()).toBe(true);
  breaker.failed();
  expect(breaker.mayCall()).toBe(false);
});

test('after the pause a single request is allowed, until its outcome is known', () => {
  const { breaker, clock } = breakerAt();
  for (let index = 0; index < 3; index += 1) breaker.failed();
  clock.now += 499;
  expect(breaker.mayCall()).toBe(false);
  clock.now += 1;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
});

test('a failed trial starts another pause', () => {
  const { breaker, clock } = breakerAt();
  for (let index = 0; index < 3; index += 1) breaker.failed();
  clock.now += 600;
  expect(breaker.mayCall()).toBe(true);
  clock.now += 100;
  breaker.failed();
  clock.now += 499;
  expect(breaker.mayCall()).toBe(false);
  clock.now += 1;
  expect(breaker.mayCall()).toBe(true);
});

test('a rejection pauses at once', () => {
  const { breaker, clock } = breakerAt();
  breaker.failed(true);
  expect(breaker.mayCall()).toBe(false);
  clock.now += 500;
  expect(breaker.mayCall()).toBe(true);
});
