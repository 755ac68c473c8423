import { describe, expect, test } from '@jest/globals';
import {
  blogHref,
  defaultPostSearch,
  feedHref,
  formatPostSearch,
  isNarrowed,
  type PostSearch,
  parsePostSearch,
  postHref,
  readTag,
} from './search';

const parse = (query: string) => parsePostSearch(new URLSearchParams(query));

const full: PostSearch = { page: 2, tag: 'contrat', words: 'garde de nuit', author: 'Zoé Roy' };

test('the query is read and written', () => {
  const query = 'page=2&tag=contrat&q=garde+de+nuit&author=Zo%C3%A9+Roy';
  expect(parse(query)).toEqual(full);
  expect(formatPostSearch(full)).toBe(query);
});

test('defaults are left out, and nothing means the whole blog', () => {
  expect(formatPostSearch(defaultPostSearch)).toBe('');
  expect(parse('')).toEqual(defaultPostSearch);
  expect(blogHref()).toBe('/blog');
  expect(blogHref({ page: 3 })).toBe('/blog?page=3');
});

test('the order of the parameters is fixed and unknown ones are dropped', () => {
  const search = parse('author=Roy&jeton=x&q=nuit&page=2&tag=contrat&utm_source=y');
  expect(formatPostSearch(search)).toBe('page=2&tag=contrat&q=nuit&author=Roy');
});

test.each([
  ['2', 2],
  ['02', 2],
  ['1000000', 1_000_000],
  ['0', 1],
  ['-3', 1],
  ['abc', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['', 1],
  ['1000001', 1],
  ['99999999999999999999', 1],
])('page=%s is page %d', (value, page) => {
  expect(parsePostSearch(new URLSearchParams({ page: value })).page).toBe(page);
});

describe('invalid values count as absent', () => {
  test.each([
    'tag=',
    'tag=a/b',
    'tag=..',
    `tag=${'x'.repeat(201)}`,
    'q=',
    'q=+%09+',
    'q=%00%07',
    `q=${'x'.repeat(101)}`,
    `author=${'x'.repeat(101)}`,
  ])('%s', (query) => {
    expect(parse(query)).toEqual(defaultPostSearch);
  });
});

test.each([
  ['q=+garde%0A++de%C2%A0nuit+', 'garde de nuit'],
  ['q=e%CC%81te%CC%81', 'été'],
  ['q=a%00b', 'ab'],
  ['q=un&q=deux', 'un'],
  [`q=${'x'.repeat(100)}`, 'x'.repeat(100)],
])('words are normalized: %s', (query, words) => {
  expect(parse(query).words).toBe(words);
});

test('every search survives the round trip', () => {
  const texts = [null, 'été', 'a&b=c?d#e', '100 % +1', '«\u2009œ »', '😀 <b>"', '%2F..'];
  for (const page of [1, 2, 50_000])
    for (const tag of [null, 'contrat', 'été', '医学'])
      for (const words of texts)
        for (const author of texts) {
          const search = parse(formatPostSearch({ page, tag, words, author }));
          expect(parse(formatPostSearch(search))).toEqual(search);
        }
});

test('a post has its slug in its URL, with the search it was found with', () => {
  expect(postHref('été')).toBe('/blog/%C3%A9t%C3%A9');
  expect(postHref('garde', { ...defaultPostSearch, page: 2, tag: 'contrat' })).toBe(
    '/blog/garde?page=2&tag=contrat',
  );
});

test('a page number is not a filter', () => {
  expect(isNarrowed({ ...defaultPostSearch, page: 2 } as PostSearch)).toBe(false);
  for (const filter of ['tag', 'words', 'author']) {
    expect(isNarrowed({ ...defaultPostSearch, [filter]: 'x' })).toBe(true);
  }
});

test('a feed is of the whole blog, or of a tag', () => {
  expect(feedHref('rss', null)).toBe('/blog/rss.xml');
  expect(feedHref('json', 'été')).toBe('/blog/feed.json?tag=%C3%A9t%C3%A9');
});

test.each([
  [null, null],
  ['', null],
  ['a/b', null],
  ['contrat', 'contrat'],
])('%j is the tag %s', (written, tag) => {
  expect(readTag(written)).toBe(tag);
});
