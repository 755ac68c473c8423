import { expect, test } from '@jest/globals';
import { now } from '../../lib/cache/refreshes';
import { Begun } from './render-starts';

test('a page that is made was begun when it was first asked for', async () => {
  const begun = new Begun();
  begun.begin('/a');
  const asked = now();
  begun.begin('/a');
  expect(begun.end('/a')).toBeLessThanOrEqual(asked);
  expect(begun.end('/a')).toBeGreaterThanOrEqual(asked);
});

test('those that failed are forgotten', () => {
  const begun = new Begun();
  const start = now();
  for (let number = 0; number < 20_001; number += 1) begun.begin(`/${number}`);
  const asked = now();
  expect(begun.end('/0')).toBeGreaterThanOrEqual(asked);
  expect(begun.end('/20000')).toBeGreaterThanOrEqual(start);
  expect(begun.end('/20000')).toBeGreaterThanOrEqual(asked);
});
