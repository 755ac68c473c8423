import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { AdPositions } from '@/lib/ads/position';
import { defaultSearch } from '@/lib/ads/search';

const readAdPositions = jest.fn<(call: string) => Promise<AdPositions>>();
const { adPositionsCall } = await import('../../../lib/api/browser/positions');
jest.unstable_mockModule('../../../lib/api/browser/positions', () => ({
  adPositionsCall,
  readAdPositions,
}));
const { usePositions } = await import('./use-positions');

const withoutCoordinates = {
  id: 1,
  coordinates: null,
  geocodeKey: '||brest',
  town: null,
  isOverseas: false,
};
const withCoordinates = {
  ...withoutCoordinates,
  coordinates: { latitude: 48.39, longitude: -4.49 },
  geocodeKey: null,
};
const incomplete = { positions: [withoutCoordinates], complete: false };

beforeEach(() => {
  jest.useFakeTimers();
  readAdPositions.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

async function open() {
  const hook = renderHook(({ page }) => usePositions(adPositionsCall({ ...defaultSearch, page })), {
    wrapper,
    initialProps: { page: 1 },
  });
  await pass(100);
  return hook;
}

test('incomplete positions are requested once more', async () => {
  readAdPositions.mockResolvedValueOnce(incomplete);
  readAdPositions.mockResolvedValueOnce({ positions: [withCoordinates], complete: true });
  const { result } = await open();
  expect(result.current.positions).toEqual([withoutCoordinates]);
  await pass(5_000);
  expect(result.current.positions).toEqual([withCoordinates]);
  await pass(60_000);
  expect(readAdPositions).toHaveBeenCalledTimes(2);
});

test('positions that stay incomplete are requested only once more, and an equal response changes nothing', async () => {
  readAdPositions.mockImplementation(async () => ({
    ...incomplete,
    positions: [{ ...withoutCoordinates }],
  }));
  const { result } = await open();
  const { positions } = result.current;
  await pass(60_000);
  expect(readAdPositions).toHaveBeenCalledTimes(2);
  expect(result.current.positions).toBe(positions);
});

test('the first positions stay when the second request fails', async () => {
  readAdPositions.mockResolvedValueOnce(incomplete).mockRejectedValueOnce(new Error('502'));
  const { result } = await open();
  await pass(60_000);
  expect(readAdPositions).toHaveBeenCalledTimes(2);
  expect(result.current).toMatchObject({ positions: [withoutCoordinates], failed: false });
});

test('each page has its own second request', async () => {
  readAdPositions.mockImplementation(async () => ({
    ...incomplete,
    positions: [{ ...withoutCoordinates }],
  }));
  const { rerender } = await open();
  await pass(60_000);
  rerender({ page: 2 });
  await pass(100);
  await pass(60_000);
  expect(readAdPositions.mock.calls.map(([call]) => call)).toEqual([
    '/api/map/positions?',
    '/api/map/positions?',
    '/api/map/positions?page=2',
    '/api/map/positions?page=2',
  ]);
});

test('complete positions are requested once', async () => {
  readAdPositions.mockResolvedValue({ positions: [withoutCoordinates], complete: true });
  await open();
  await pass(60_000);
  expect(readAdPositions).toHaveBeenCalledTimes(1);
});
