import { createRequire } from 'node:module';
import { expect, jest, test } from '@jest/globals';
import { limitCacheControls } from './next-cache-controls';

type CacheControls = { set: (key: string, control: { revalidate: number }) => void };

const { SharedCacheControls } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
) as {
  SharedCacheControls: {
    new (manifest: object): CacheControls;
    cacheControls: Map<string, unknown>;
  };
};

test('the cache controls that the installed Next.js keeps are bounded', () => {
  const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
  const setOne = (id: number) => controls.set(`/${id}`, { revalidate: 60 });
  for (let id = 0; id < 5_001; id += 1) setOne(id);
  expect(SharedCacheControls.cacheControls.size).toBe(5_001);
  limitCacheControls();
  expect(SharedCacheControls.cacheControls.size).toBe(0);
  setOne(0);
  limitCacheControls();
  expect(SharedCacheControls.cacheControls.size).toBe(1);
});

test('a Next.js without the map is logged as an error, once', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  limitCacheControls({});
  limitCacheControls({ cacheControls: {} });
  expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({ level: 'error', event: 'next internal changed' }),
  ]);
});
