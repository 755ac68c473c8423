import { expect, test } from '@jest/globals';
import { defaultSearch } from '@/lib/ads/search';
import { adPositionsCall } from '@/lib/api/browser/positions';
import { adsCall, callPattern, postsCall } from './calls';

test('the first page is number zero, and absent filters are not sent', () => {
  expect(adsCall(defaultSearch)).toBe('/api/v1/ads/?page=0');
});

test('filters go as docs/product.md#calls writes them', () => {
  const url = new URL(
    adsCall({ page: 3, specialty: 7, startDate: '2026-12-01', endDate: '2026-12-15' }),
    'http://api',
  );
  expect(url.pathname).toBe('/api/v1/ads/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    page: '2',
    startDate: '2026-12-01 00:00:00.000',
    endDate: '2026-12-15 00:00:00.000',
    specialty: '7',
  });
});

test('the positions of a page are requested with the query of the list', () => {
  const search = { ...defaultSearch, page: 2, specialty: 7, view: 'map' as const };
  expect(adPositionsCall(search)).toBe('/api/map/positions?page=2&specialty=7');
});

test.each([
  [{ page: 1, tag: null, words: null, author: null }, 'page=1&page_size=6&status=published'],
  [
    { page: 3, tag: 'été', words: 'garde & nuit', author: 'Zoé Roy' },
    'page=3&page_size=6&status=published&tag_slug=%C3%A9t%C3%A9&search=garde+%26+nuit&author=Zo%C3%A9+Roy',
  ],
])('%j is requested with the parameters of the API', (search, query) => {
  expect(postsCall(search)).toBe(`/api/v1/blogs/posts/?${query}`);
});

test.each([
  ['/api/v1/ads/?page=0&specialty=3', '/api/v1/ads/'],
  ['/api/v1/ads/random/', '/api/v1/ads/random/'],
  ['/api/v1/ads/12', '/api/v1/ads/{id}'],
  ['/api/v1/blogs/posts/une-journee/', '/api/v1/blogs/posts/{slug}/'],
  ['/search?q=1+rue+du+port', '/search'],
  ['/api/v1/ads/12/secret', 'other'],
  ['/claire.dupont@example.org', 'other'],
])('the metrics know %s as %s', (call, pattern) => {
  expect(callPattern(call)).toBe(pattern);
});
