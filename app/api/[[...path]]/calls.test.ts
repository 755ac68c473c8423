/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { routes } from '@/lib/routing/routes';

jest.unstable_mockModule('next/cache', () => ({
  revalidateTag: () => {},
  unstable_cache: () => {},
}));
const { calls } = await import('./calls');

test('every route below /api has a call, and every call a route', () => {
  const patterns = routes
    .filter(({ kind, secret }) => kind === 'api' && secret === undefined)
    .map(({ pattern }) => pattern);
  expect(Object.keys(calls).toSorted()).toEqual(patterns.toSorted());
});
