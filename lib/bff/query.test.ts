import { expect, test } from '@jest/globals';
import { readAdsQuery, readPlacesQuery, readPostsQuery } from './query';
import { HttpError } from './respond';

const allAds = { page: 1, startDate: null, endDate: null, specialty: null };
const allPosts = { page: 1, tag: null, words: null, author: null };

test.each([
  ['', allAds],
  ['page=0', allAds],
  ['page=4', { ...allAds, page: 5 }],
  ['page=999999', { ...allAds, page: 1_000_000 }],
  ['page=&startDate=&endDate=&specialty=', allAds],
  ['utm_source=x&view=map&__proto__=1&constructor=1', allAds],
  ['page=2&page=7', { ...allAds, page: 3 }],
  ['startDate=2026-12-01', { ...allAds, startDate: '2026-12-01' }],
  ['endDate=2026-12-01+00:00:00.000', { ...allAds, endDate: '2026-12-01' }],
  ['specialty=7', { ...allAds, specialty: 7 }],
])('the ads of ?%s', (query, request) => {
  expect(readAdsQuery(new URLSearchParams(query))).toEqual(request);
});

test.each([
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=1e3', 'page'],
  ['page=1000000', 'page'],
  ['page=99999999999999999999', 'page'],
  ['startDate=2026-02-30', 'startDate'],
  ['endDate=2026-12-01T00:00:00Z', 'endDate'],
  ['specialty=0', 'specialty'],
  ['specialty=trois', 'specialty'],
  ['page=x&specialty=y', 'page, specialty'],
])('no ads for ?%s', (query, names) => {
  expect(() => readAdsQuery(new URLSearchParams(query))).toThrow(
    expect.objectContaining({
      status: 400,
      problem: { detail: `Paramètre invalide\u00a0: ${names}.` },
    }),
  );
});

test.each([
  ['', allPosts],
  ['page=3&page_size=6&status=published', { ...allPosts, page: 3 }],
  [
    'tag_slug=%C3%A9t%C3%A9&search=garde+de+nuit&author=Roy',
    { page: 1, tag: 'été', words: 'garde de nuit', author: 'Roy' },
  ],
])('the posts of ?%s', (query, request) => {
  expect(readPostsQuery(new URLSearchParams(query))).toEqual(request);
});

test.each([
  'page=0',
  'page=1000001',
  'page_size=1000',
  'status=draft',
  'tag_slug=a/b',
  `search=${'x'.repeat(101)}`,
  `author=${'x'.repeat(101)}`,
])('no posts for ?%s', (query) => {
  expect(() => readPostsQuery(new URLSearchParams(query))).toThrow(HttpError);
});

test.each([
  ['', { q: '', near: null }],
  ['q=&near=', { q: '', near: null }],
  ['q=Saint-D%C3%A9', { q: 'Saint-Dé', near: null }],
  [`q=${'x'.repeat(100)}`, { q: 'x'.repeat(100), near: null }],
  ['near=47.99612,-4.10249', { q: '', near: { latitude: 48, longitude: -4.1 } }],
  ['near=-20.8823%2C55', { q: '', near: { latitude: -20.88, longitude: 55 } }],
  ['near=48,2&q=brest&near=x', { q: 'brest', near: { latitude: 48, longitude: 2 } }],
])('the places of ?%s', (query, request) => {
  expect(readPlacesQuery(new URLSearchParams(query))).toEqual(request);
});

test.each([
  [`q=${'x'.repeat(101)}`, 'q'],
  ['near=48', 'near'],
  ['near=48,2,3', 'near'],
  ['near=48,+2', 'near'],
  ['near=48;2', 'near'],
  ['near=90.01,2', 'near'],
  ['near=48,-180.01', 'near'],
  ['near=NaN,2', 'near'],
  ['near=1e1,2', 'near'],
  ['near=Infinity,2', 'near'],
  ['near=.5,2', 'near'],
  [`near=48.${'0'.repeat(40)},2`, 'near'],
  ['near=%00', 'near'],
])('no places for ?%s', (query, names) => {
  expect(() => readPlacesQuery(new URLSearchParams(query))).toThrow(
    expect.objectContaining({
      status: 400,
      problem: { detail: `Paramètre invalide\u00a0: ${names}.` },
    }),
  );
});

test('words that go on to the API have no control or line character', () => {
  const query = new URLSearchParams({
    search: 'garde\r\nde\u2028\0nuit\u202e',
    author: '\x85Zoé\tRoy',
  });
  expect(readPostsQuery(query)).toMatchObject({ words: 'garde de nuit', author: 'Zoé Roy' });
});
