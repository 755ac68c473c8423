import { expect, test } from '@jest/globals';
import { now } from '../../lib/cache/refreshes';
import { RenderStarts } from './render-starts';

test('a render starts with the first request for its page', async () => {
  const starts = new RenderStarts();
  starts.begin('/a');
  const requested = now();
  starts.begin('/a');
  expect(starts.end('/a')).toBeLessThanOrEqual(requested);
  expect(starts.end('/a')).toBeGreaterThanOrEqual(requested);
});

test('the number of renders is bounded: failed ones never end', () => {
  const starts = new RenderStarts();
  const start = now();
  for (let number = 0; number < 20_001; number += 1) starts.begin(`/${number}`);
  const requested = now();
  expect(starts.end('/0')).toBeGreaterThanOrEqual(requested);
  expect(starts.end('/20000')).toBeGreaterThanOrEqual(start);
  expect(starts.end('/20000')).toBeGreaterThanOrEqual(requested);
});
