import { expect, test } from '@jest/globals';
import { publishedAdSchema } from './published-ad';

test.each([
  [{ published_at: '2026-11-02', created_at: '2026-11-01' }, '2026-11-02'],
  [{ published_at: null, created_at: '2026-11-01' }, '2026-11-01'],
  [{ updated_at: '2026-11-03' }, null],
])('with %j an ad is published at %s', (dates, publishedAt) => {
  const read = publishedAdSchema.parse({ id: '12', title: 'Un', ...dates });
  expect(read).toMatchObject({ ad: { id: 12, title: 'Un' }, publishedAt });
  expect(read.ad).not.toHaveProperty('published_at');
});

test.each([null, 'x', {}, { id: 'douze' }])('%j is no ad', (body) => {
  expect(publishedAdSchema.safeParse(body).success).toBe(false);
});
