import { expect, jest, test } from '@jest/globals';
import { cdnHeaders, purgeCdn } from './vercel-cache';

const calls: [string, string[]][] = [];
jest.unstable_mockModule('@vercel/functions', () => ({
  invalidateByTag: async (tags: string[]) => void calls.push(['invalidate', tags]),
  dangerouslyDeleteByTag: async (tags: string[]) => void calls.push(['delete', tags]),
}));

test('the CDN serves a stale response for a day, and for a month while the site fails', () => {
  expect(cdnHeaders(60, ['ads', 'ad:12'])).toEqual({
    'Vercel-CDN-Cache-Control': 's-maxage=60, stale-while-revalidate=86400, stale-if-error=2592000',
    'Vercel-Cache-Tag': 'ads,ad:12',
  });
});

test('the CDN serves no response after the signed URL in it has ended', () => {
  expect(cdnHeaders(60, [], 300)).toEqual({
    'Vercel-CDN-Cache-Control': 's-maxage=60, stale-while-revalidate=240, stale-if-error=240',
  });
  expect(cdnHeaders(60, [], 30)['Vercel-CDN-Cache-Control']).toContain('stale-if-error=0');
});

test('a response has 128 tags at most, which is what Vercel takes', () => {
  const tags = Array.from({ length: 200 }, (_, index) => `ad:${index}`);
  expect(cdnHeaders(60, tags)['Vercel-Cache-Tag']?.split(',')).toHaveLength(128);
});

test('purgeCdn names 16 tags in a call at most, and deletes first', async () => {
  const stale = Array.from({ length: 40 }, (_, index) => `ad:${index}`);
  await purgeCdn(stale, ['ad:99']);
  expect(calls.map(([how, tags]) => [how, tags.length])).toEqual([
    ['delete', 1],
    ['invalidate', 16],
    ['invalidate', 16],
    ['invalidate', 8],
  ]);
  expect(calls.flatMap(([, tags]) => tags)).toEqual(['ad:99', ...stale]);
});
