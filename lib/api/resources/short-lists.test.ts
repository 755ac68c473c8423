import { beforeEach, expect, jest, test } from '@jest/globals';
import { ApiFailureError } from '@/lib/api/errors';
import { listsCacheLife, openSpecialtiesCacheLife } from '@/lib/cache/lifetimes';
import { fakeRequest } from './fake-request.fixture';

const request = fakeRequest();
const get = jest.fn<(call: string, signal?: AbortSignal) => Promise<unknown>>();
jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../client/client', () => ({ api: { get } }));
const { openSpecialtiesResource } = await import('./short-lists');

const failure = new ApiFailureError('GET /x: 500', 500, null);

beforeEach(() => {
  jest.clearAllMocks();
  get.mockReset();
  request.reset();
  jest.useFakeTimers({ now: new Date('2026-12-15T12:00:00Z'), doNotFake: ['nextTick'] });
});

type Page = { ends: (string | null)[]; more?: boolean };

/** An API whose specialties, numbered from 1, have these ads on their first pages. */
function has(specialties: Record<string, Page>) {
  const names = Object.keys(specialties);
  get.mockImplementation(async (call) => {
    if (call.includes('combined-list')) {
      return { specialties: names.map((name, index) => ({ id: index + 1, name })) };
    }
    const id = Number(/[?]page=0&specialty=(\d+)$/.exec(call)?.[1]);
    const { ends, more = false } = specialties[names[id - 1] ?? ''] ?? { ends: [] };
    const results = ends.map((end_date, index) => ({ id: index + 1, end_date }));
    return { count: results.length, results, next: more ? 'https://api.example/x' : null };
  });
}

const some: Record<string, Page> = {
  Urologie: { ends: [null] },
  Néphrologie: { ends: [] },
  Pédiatrie: { ends: ['2026-12-14', '2026-12-15'] },
  Gériatrie: { ends: ['2026-12-14'] },
  Écho: { ends: ['2026-12-14'], more: true },
};

test('open specialties have an ad that is not over; they are sorted by name', async () => {
  has(some);
  expect(await openSpecialtiesResource.read()).toEqual([
    { id: 5, name: 'Écho', href: '/annonces/specialite/echo' },
    { id: 3, name: 'Pédiatrie', href: '/annonces/specialite/pediatrie' },
    { id: 1, name: 'Urologie', href: '/annonces/specialite/urologie' },
  ]);
});

test('the URL of an open specialty differs from that of one without ads', async () => {
  has({ Pédiatrie: { ends: [null] }, Pediatrie: { ends: [] } });
  expect((await openSpecialtiesResource.read()).map(({ href }) => href)).toEqual([
    '/annonces/specialite/pediatrie-1',
  ]);
});

test('a change of one ad does not cost the calls again: they have no tag of the ads', async () => {
  has(some);
  await openSpecialtiesResource.read();
  await openSpecialtiesResource.readOrNull();
  expect(request.takeResponse()).toEqual({
    life: openSpecialtiesCacheLife,
    tags: ['specialties'],
  });
});

test('of 49 specialties, six are requested at once', async () => {
  has(Object.fromEntries(Array.from({ length: 49 }, (_, id) => [`S${id}e`, { ends: [null] }])));
  const response = get.getMockImplementation();
  let under = 0;
  let most = 0;
  get.mockImplementation(async (call) => {
    under += 1;
    most = Math.max(most, under);
    await Promise.resolve();
    under -= 1;
    return response?.(call);
  });
  expect(await openSpecialtiesResource.read()).toHaveLength(49);
  expect(get).toHaveBeenCalledTimes(50);
  expect(most).toBe(6);
});

test('a failure for one specialty fails all, and stops the requests', async () => {
  has(Object.fromEntries(Array.from({ length: 49 }, (_, id) => [`S${id}e`, { ends: [null] }])));
  const response = get.getMockImplementation();
  get.mockImplementation(async (call) => {
    if (call.endsWith('specialty=3')) throw failure;
    return response?.(call);
  });
  await expect(openSpecialtiesResource.read()).rejects.toBe(failure);
  expect(get.mock.calls.length).toBeLessThan(20);
  expect(await openSpecialtiesResource.readOrNull()).toBeNull();
  expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: ['specialties'] });
});

test('open specialties stay while the API fails, for pages and the sitemap', async () => {
  has(some);
  const known = await openSpecialtiesResource.readOrNull();
  get.mockRejectedValue(failure);
  expect(await openSpecialtiesResource.read()).toEqual(known);
  expect(await openSpecialtiesResource.readOrNull()).toEqual(known);
});

test('a page whose section of specialties failed is not stored', async () => {
  get.mockRejectedValue(failure);
  expect(await openSpecialtiesResource.readSection()).toBeNull();
  expect(request.takeResponse()).toEqual({
    life: listsCacheLife,
    tags: ['specialties'],
    outcome: 'incomplete',
  });
  has({ Urologie: { ends: [null] } });
  expect(await openSpecialtiesResource.readSection()).toMatchObject([{ id: 1 }]);
});
