import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiNotFoundError } from '@/lib/api/errors';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { fakeRequest } from './fake-request.fixture';

const request = fakeRequest();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../../runtime/current-request', () => request.module);
const { createResource } = await import('./resource');

const life = 3_600;
const failure = new Error('GET /x: 500');
const read = jest.fn<(id: number) => Promise<number[] | null>>();
let number = 0;

/** Each with its own name: stale responses are stored per process. */
function resource(
  options: Partial<Parameters<typeof createResource<[id: number], number[] | null>>[0]> = {},
) {
  number += 1;
  const tags = () => ['a'];
  return createResource<[id: number], number[] | null>({
    name: `resource ${number}`,
    life,
    tags,
    read,
    ...options,
  });
}

beforeEach(() => {
  read.mockReset();
  stderr.mockClear();
  request.reset();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a response gives the page its life and its tags', async () => {
  read.mockResolvedValue([1]);
  expect(await resource().get(7)).toEqual([1]);
  expect(read).toHaveBeenCalledWith(7);
  expect(request.takeResponse()).toEqual({ life: life, tags: ['a'] });
});

test('pages that are rendered at the same time share one request', async () => {
  let resolve: (value: number[]) => void = () => {};
  read.mockImplementation(() => new Promise((done) => (resolve = done)));
  const { get } = resource();
  const both = Promise.all([get(7), get(7)]);
  await new Promise(setImmediate);
  resolve([1]);
  expect(await both).toEqual([[1], [1]]);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockResolvedValue([2]);
  expect(await get(7)).toEqual([2]);
});

test('while the API fails a stale response is used, and its page is revalidated soon', async () => {
  read.mockResolvedValueOnce([1]).mockRejectedValue(failure);
  const { get } = resource();
  await get(7);
  request.takeResponse();
  expect(await get(7)).toEqual([1]);
  expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: ['a'] });
  expect(stderr.mock.calls.join()).toContain('"event":"stale response used"');
  await expect(get(8)).rejects.toBe(failure);
});

test('deleted items are removed from it', async () => {
  read.mockResolvedValueOnce([1, 2]).mockRejectedValue(failure);
  const { get } = resource({ withoutDeleted: (ids) => ids?.filter((id) => id !== 2) ?? null });
  await get(7);
  expect(await get(7)).toEqual([1]);
});

test('a 404 removes the stale response, and a failure after it is thrown', async () => {
  read
    .mockResolvedValueOnce([1])
    .mockRejectedValueOnce(new ApiNotFoundError('GET /x: 404'))
    .mockRejectedValueOnce(failure);
  const { get } = resource({ absent: () => null });
  await get(7);
  request.takeResponse();
  expect(await get(7)).toBeNull();
  expect(request.takeResponse().life).toBe(listsCacheLife);
  await expect(get(7)).rejects.toBe(failure);
});

test('a resource that the webhook marked as deleted is not found, even while the API fails', async () => {
  let isDeleted = false;
  read.mockResolvedValueOnce([1]).mockRejectedValue(failure);
  const { get } = resource({ absent: () => null, isDeleted: () => isDeleted });
  await get(7);
  isDeleted = true;
  expect(await get(7)).toBeNull();
});

test('a flood of responses that are used once evicts none that was used again', async () => {
  const { get } = resource();
  // Half a megabyte, hardly compressible.
  const large = Array.from({ length: 60_000 }, Math.random);
  read.mockResolvedValue(large);
  for (const id of [1, 1, 2]) await get(id);
  for (let id = 3; id < 80; id += 1) await get(id);
  read.mockRejectedValue(failure);
  expect(await get(1)).toEqual(large);
  await expect(get(2)).rejects.toThrow(failure);
});

test('a failed section is marked and logged, and its page is not stored', async () => {
  read.mockRejectedValue(failure);
  expect(await resource().getSection(7)).toEqual({ kind: 'failed' });
  expect(request.takeResponse()).toEqual({
    life: listsCacheLife,
    tags: ['a'],
    outcome: 'incomplete',
  });
  expect(stderr.mock.calls.join()).toContain('"event":"call failed"');
});

test('an empty section has not failed', async () => {
  read.mockResolvedValue(null);
  expect(await resource().getSection(7)).toEqual({ kind: 'loaded', content: null });
  expect(request.takeResponse()).toEqual({ life: life, tags: ['a'] });
});

test('links a page is complete without are left out, and it is stored for a minute', async () => {
  read.mockRejectedValue(failure);
  expect(await resource().getOrNull(7)).toBeNull();
  expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: ['a'] });
});

describe('a response that is late', () => {
  const never = new Promise<number[]>(() => {});

  async function pass(ms: number) {
    await jest.advanceTimersByTimeAsync(ms);
    // `withTimeout` has a second timer.
    await jest.advanceTimersByTimeAsync(1);
  }

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
  });

  test('is waited for 2.5 seconds where a stale one is stored, which a section then shows', async () => {
    read.mockResolvedValueOnce([1]).mockReturnValue(never);
    const { getSection } = resource();
    await getSection(7);
    const late = getSection(7);
    await pass(2_500);
    expect(await late).toEqual({ kind: 'loaded', content: [1] });
  });

  test('is waited for as long as a call may take where none is', async () => {
    const slow = () => new Promise<number[]>((done) => setTimeout(done, 4_900, [2]));
    read.mockImplementationOnce(slow).mockReturnValue(never);
    const { getSection } = resource();
    const sections = [getSection(7), getSection(8)];
    await pass(5_000);
    expect(await Promise.all(sections)).toEqual([
      { kind: 'loaded', content: [2] },
      { kind: 'failed' },
    ]);
  });

  test('is waited for 2.5 seconds where it is left out otherwise', async () => {
    read.mockReturnValue(never);
    const late = resource().getOrNull(7);
    await pass(2_500);
    expect(await late).toBeNull();
  });
});

describe('signed URLs', () => {
  const rendered = Date.parse('2026-11-26T16:00:00Z');
  const signed =
    'https://b.example/a.png?X-Amz-Date=20261126T160000Z&X-Amz-Expires=3600&X-Amz-Signature=0';
  const readPicture = jest.fn<() => Promise<string>>();
  const picture = createResource<[], string>({
    name: 'picture',
    life: 86_400,
    tags: () => [],
    read: readPicture,
  });
  const setTime = (time: number) => jest.useFakeTimers({ now: time, advanceTimers: true });

  test('a page is not served after the first of them has ended', async () => {
    setTime(rendered);
    readPicture.mockResolvedValue(signed);
    await picture.get();
    const endsAt = rendered + 3_600_000;
    expect(request.takeResponse()).toEqual({ life: 1_800, tags: [], endsAt });
  });

  test('nor is one with a stale response', async () => {
    setTime(rendered);
    readPicture.mockResolvedValueOnce(signed).mockRejectedValue(failure);
    await picture.get();
    request.takeResponse();
    expect(await picture.get()).toBe(signed);
    const endsAt = rendered + 3_600_000;
    expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: [], endsAt });
  });

  test('a page with one that has ended is stored for a minute', async () => {
    setTime(rendered + 4_000_000);
    readPicture.mockResolvedValue(signed);
    await picture.get();
    expect(request.takeResponse()).toEqual({ life: 60, tags: [] });
  });
});
