import { expect, test } from '@jest/globals';
import { blogPagePath, readBlogPageSegment } from './list-page';
import { defaultPostSearch } from './search';

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';
const segment = (query: string) => Buffer.from(query).toString('base64url');

test.each([
  defaultPostSearch,
  { ...defaultPostSearch, page: 2 },
  { page: 3, tag: 'été', words: '100 % à l’été ?/&=+', author: 'Zoé «Œ» 医学 😀' },
])('a search is read back from its internal path', (search) => {
  const path = blogPagePath(search);
  expect(path).toMatch(/^\/blog\/recherche\/[\w-]+$/);
  expect(readBlogPageSegment(lastSegment(path))).toEqual(search);
});

test.each([
  '',
  '-',
  '%',
  'été',
  'autre',
  'page=2',
  segment(''),
  segment('page=1'),
  segment('q=a&page=2'),
  segment('page=2&jeton=x'),
  segment('q=%c3%a9t%c3%a9'),
])('a segment the codec did not write is rejected: %s', (text) => {
  expect(readBlogPageSegment(text)).toBeNull();
});
