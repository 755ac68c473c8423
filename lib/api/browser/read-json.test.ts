import { afterEach, expect, jest, test } from '@jest/globals';
import { readNewAds } from './new-ads';
import { BeyondEndError, readPagedList } from './paged';
import { readJson } from './read-json';

afterEach(() => {
  jest.restoreAllMocks();
});

const respond = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

test('JSON of the site is returned, and null for a 404', async () => {
  respond({ week: 3 });
  expect(await readJson<{ week: number }>('/a', 'week')).toEqual({ week: 3 });
  respond({ detail: 'Pas trouvé.' }, 404);
  expect(await readJson('/a')).toBeNull();
  await expect(readPagedList('/a')).rejects.toThrow(BeyondEndError);
});

test.each([
  [{ login: true }, 200],
  [null, 200],
  ['<h1>Wi-Fi</h1>', 200],
  [{ count: 'many', results: [] }, 200],
  [{ count: 3, results: 'none' }, 200],
  [{ count: 3, results: [] }, 503],
])('a page or a count is not read from %j with status %d', async (body, status) => {
  respond(body, status);
  await expect(readPagedList('/a')).rejects.toThrow();
});

test('a count of new ads is a number', async () => {
  respond({ count: 2 });
  expect(await readNewAds('/a')).toEqual({ '/a': 2 });
  for (const count of ['2', null]) {
    respond({ count });
    expect(await readNewAds('/a')).toEqual({});
  }
});
