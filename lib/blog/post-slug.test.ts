import { expect, test } from '@jest/globals';
import { parsePostSlug } from './post-slug';

test.each([
  ['contrat', 'contrat'],
  ['%C3%A9t%C3%A9', 'été'],
  ['recherche', 'recherche'],
  ['~', null],
  ['a%20b', null],
  ['a%2Fb', null],
  ['rss.xml', null],
  ['%E0', null],
  ['', null],
])('the segment %s is the slug %s', (segment, slug) => {
  expect(parsePostSlug(segment)).toBe(slug);
});
