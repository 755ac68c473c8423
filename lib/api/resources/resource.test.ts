import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiNotFoundError } from '@/lib/api/errors';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { fakeRequest } from './fake-request.fixture';
import { createResource } from './resource';

const request = fakeRequest();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

const life = 3_600;
const failure = new Error('GET /x: 500');
const respond = jest.fn<(id: number) => Promise<number[] | null>>();
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
    request: respond,
    ...options,
  });
}

beforeEach(() => {
  respond.mockReset();
  stderr.mockClear();
  request.reset();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a response gives the page its life and its tags', async () => {
  respond.mockResolvedValue([1]);
  expect(await resource().read(7)).toEqual([1]);
  expect(respond).toHaveBeenCalledWith(7);
  expect(request.takeResponse()).toEqual({ life: life, tags: ['a'] });
});

test('a page has the tags of a response before that has arrived', () => {
  respond.mockImplementation(() => new Promise(() => {}));
  void resource().read(7);
  expect(request.takeResponse().tags).toEqual(['a']);
});

test('pages that are rendered at the same time share one request', async () => {
  let resolve: (value: number[]) => void = () => {};
  respond.mockImplementation(() => new Promise((done) => (resolve = done)));
  const { read } = resource();
  const both = Promise.all([read(7), read(7)]);
  await new Promise(setImmediate);
  resolve([1]);
  expect(await both).toEqual([[1], [1]]);
  expect(respond).toHaveBeenCalledTimes(1);
  respond.mockResolvedValue([2]);
  expect(await read(7)).toEqual([2]);
});

test('while the API fails a stale response is used, and its page is revalidated soon', async () => {
  respond.mockResolvedValueOnce([1]).mockRejectedValue(failure);
  const { read } = resource();
  await read(7);
  request.takeResponse();
  expect(await read(7)).toEqual([1]);
  expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: ['a'] });
  expect(stderr.mock.calls.join()).toContain('"event":"stale response used"');
  await expect(read(8)).rejects.toBe(failure);
});

test('deleted items are removed from a stale response', async () => {
  respond.mockResolvedValueOnce([1, 2]).mockRejectedValue(failure);
  const { read } = resource({ withoutDeleted: (ids) => ids?.filter((id) => id !== 2) ?? null });
  await read(7);
  expect(await read(7)).toEqual([1]);
});

test('a 404 removes the stale response, and a failure after it is thrown', async () => {
  respond
    .mockResolvedValueOnce([1])
    .mockRejectedValueOnce(new ApiNotFoundError('GET /x: 404'))
    .mockRejectedValueOnce(failure);
  const { read } = resource({ absent: () => null });
  await read(7);
  request.takeResponse();
  expect(await read(7)).toBeNull();
  expect(request.takeResponse().life).toBe(listsCacheLife);
  await expect(read(7)).rejects.toBe(failure);
});

test('a resource that the webhook marked as deleted is not found, even while the API fails', async () => {
  let isDeleted = false;
  respond.mockResolvedValueOnce([1]).mockRejectedValue(failure);
  const { read } = resource({ absent: () => null, isDeleted: () => isDeleted });
  await read(7);
  isDeleted = true;
  expect(await read(7)).toBeNull();
});

test('a flood of responses that are used once evicts none that was used again', async () => {
  const { read } = resource();
  // Half a megabyte, hardly compressible.
  const large = Array.from({ length: 60_000 }, Math.random);
  respond.mockResolvedValue(large);
  for (const id of [1, 1, 2]) await read(id);
  for (let id = 3; id < 80; id += 1) await read(id);
  respond.mockRejectedValue(failure);
  expect(await read(1)).toEqual(large);
  await expect(read(2)).rejects.toThrow(failure);
});

test('a failed section is marked and logged, and its page is not stored', async () => {
  respond.mockRejectedValue(failure);
  expect(await resource().readSection(7)).toBeNull();
  expect(request.takeResponse()).toEqual({
    life: listsCacheLife,
    tags: ['a'],
    outcome: 'incomplete',
  });
  expect(stderr.mock.calls.join()).toContain('"event":"call failed"');
});

test('an empty section has not failed', async () => {
  respond.mockResolvedValue(null);
  expect(await resource().readSection(7)).toBeNull();
  expect(request.takeResponse()).toEqual({ life: life, tags: ['a'] });
});

test('links a page is complete without are left out, and it is stored for a minute', async () => {
  respond.mockRejectedValue(failure);
  expect(await resource().readOrNull(7)).toBeNull();
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
    respond.mockResolvedValueOnce([1]).mockReturnValue(never);
    const { readSection } = resource();
    await readSection(7);
    const late = readSection(7);
    await pass(2_500);
    expect(await late).toEqual([1]);
  });

  test('is waited for as long as a call may take where none is', async () => {
    const slow = () => new Promise<number[]>((done) => setTimeout(done, 4_900, [2]));
    respond.mockImplementationOnce(slow).mockReturnValue(never);
    const { readSection } = resource();
    const sections = [readSection(7), readSection(8)];
    await pass(5_000);
    expect(await Promise.all(sections)).toEqual([[2], null]);
  });

  test('is waited for 2.5 seconds where it is left out otherwise', async () => {
    respond.mockReturnValue(never);
    const late = resource().readOrNull(7);
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
    request: readPicture,
  });
  const setTime = (time: number) => jest.useFakeTimers({ now: time, advanceTimers: true });

  test('a page is not served after the first of them has ended', async () => {
    setTime(rendered);
    readPicture.mockResolvedValue(signed);
    await picture.read();
    const endsAt = rendered + 3_600_000;
    expect(request.takeResponse()).toEqual({ life: 1_800, tags: [], endsAt });
  });

  test('a page with a stale response is not served after that either', async () => {
    setTime(rendered);
    readPicture.mockResolvedValueOnce(signed).mockRejectedValue(failure);
    await picture.read();
    request.takeResponse();
    expect(await picture.read()).toBe(signed);
    const endsAt = rendered + 3_600_000;
    expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: [], endsAt });
  });

  test('a page with one that has ended is stored for a minute', async () => {
    setTime(rendered + 4_000_000);
    readPicture.mockResolvedValue(signed);
    await picture.read();
    expect(request.takeResponse()).toEqual({ life: 60, tags: [] });
  });
});
