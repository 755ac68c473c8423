import { expect, test } from '@jest/globals';
import { now } from '../../lib/cache/refreshes';
import { RenderStarts } from './render-starts';

test('a page that is made was begun when it was first asked for', async () => {
  const begun = new RenderStarts();
  begun.begin('/a');
  const requested = now();
  begun.begin('/a');
  expect(begun.end('/a')).toBeLessThanOrEqual(requested);
  expect(begun.end('/a')).toBeGreaterThanOrEqual(requested);
});

test('those that failed are forgotten', () => {
  const begun = new RenderStarts();
  const start = now();
  for (let number = 0; number < 20_001; number += 1) begun.begin(`/${number}`);
  const requested = now();
  expect(begun.end('/0')).toBeGreaterThanOrEqual(requested);
  expect(begun.end('/20000')).toBeGreaterThanOrEqual(start);
  expect(begun.end('/20000')).toBeGreaterThanOrEqual(requested);
});
