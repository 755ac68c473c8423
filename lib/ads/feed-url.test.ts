import { expect, test } from '@jest/globals';
import { adFeedHref, formatAdFeedFilters, parseAdFeedFilters } from '@/lib/ads/feed-url';
import { defaultSearch } from '@/lib/ads/search';

test('the URL of a feed has the filters of the list, without its page and view', () => {
  expect(adFeedHref('rss', defaultSearch)).toBe('/annonces/rss.xml');
  const search = { ...defaultSearch, page: 3, specialty: 3, startDate: '2026-12-01' };
  expect(adFeedHref('json', search)).toBe('/annonces/feed.json?specialty=3&startDate=2026-12-01');
});

test.each([
  ['', ''],
  ['page=2&view=map&jeton=x', ''],
  ['specialty=abc&startDate=2026-02-30&endDate=demain', ''],
  [
    'endDate=2026-12-15&view=map&startDate=2026-12-01&page=4&specialty=3',
    'specialty=3&startDate=2026-12-01&endDate=2026-12-15',
  ],
])('?%s is read as ?%s', (requested, known) => {
  expect(formatAdFeedFilters(parseAdFeedFilters(new URLSearchParams(requested)))).toBe(known);
});
