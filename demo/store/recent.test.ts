/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { recent } from './recent.ts';

test('computes once, and drops the oldest result', () => {
  const compute = jest.fn((key: string) => key.length);
  const lengthOf = recent(2, compute);
  for (const key of ['a', 'bb', 'a', 'ccc', 'a']) lengthOf(key);
  expect(compute.mock.calls.flat()).toEqual(['a', 'bb', 'ccc']);
  expect(lengthOf('bb')).toBe(2);
  expect(compute).toHaveBeenCalledTimes(4);
});
