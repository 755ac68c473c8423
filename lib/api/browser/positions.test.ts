import { afterEach, expect, jest, test } from '@jest/globals';
import { readAdPosition, readAdPositions } from './positions';

const fetched = jest.spyOn(globalThis, 'fetch');
const response = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

afterEach(() => {
  fetched.mockReset();
});

const known = {
  id: 12,
  coordinates: { latitude: 48, longitude: 2 },
  geocodeKey: null,
  town: null,
  isOverseas: false,
};
const unknown = { id: 13, coordinates: null, geocodeKey: null, town: null, isOverseas: false };

test('the positions of a page are requested by their call', async () => {
  response({ positions: [known, unknown], complete: false });
  expect(await readAdPositions('/api/map/positions?page=0')).toEqual({
    positions: [known, unknown],
    complete: false,
  });
  expect(fetched).toHaveBeenCalledWith('/api/map/positions?page=0', expect.anything());
});

test('the position of one ad is requested by its number', async () => {
  response({ position: known, complete: true });
  expect(await readAdPosition(12)).toEqual({ positions: [known], complete: true });
  expect(fetched).toHaveBeenCalledWith('/api/map/positions/12', expect.anything());
});

test('a response that never comes times out', async () => {
  const timeoutMs = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutMs.signal);
  fetched.mockImplementation(
    (_, options) =>
      new Promise((_, reject) =>
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
      ),
  );
  const both = [readAdPositions('/api/map/positions?page=0'), readAdPosition(12)];
  timeoutMs.abort(new DOMException('late', 'TimeoutError'));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(timeout.mock.calls).toEqual([[15_000], [15_000]]);
  timeout.mockRestore();
});

test.each([
  [{ positions: [known], complete: true }, 502],
  [{ positions: [known] }, 200],
  [
    { positions: [{ ...known, coordinates: { latitude: '48', longitude: 2 } }], complete: true },
    200,
  ],
  [
    { positions: [{ ...known, coordinates: { latitude: 248, longitude: 2 } }], complete: true },
    200,
  ],
  [[known], 200],
  [null, 200],
])('another response is an error: %j with %d', async (body, status) => {
  response(body, status);
  await expect(readAdPositions('/api/map/positions?page=0')).rejects.toThrow();
});
