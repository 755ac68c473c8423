import { expect, test } from '@jest/globals';
import { feedHref, formatFeedTag, parseFeedTag } from './feed-url';

test('a feed is of the whole blog, or of a tag', () => {
  expect(feedHref('rss', null)).toBe('/blog/rss.xml');
  expect(feedHref('json', 'été')).toBe('/blog/feed.json?tag=%C3%A9t%C3%A9');
});

test.each([
  ['', null],
  ['tag=', null],
  ['tag=a/b', null],
  ['tag=contrat&q=nuit&page=2', 'contrat'],
])('?%s has the tag %s', (query, tag) => {
  const requested = parseFeedTag(new URLSearchParams(query));
  expect(requested).toBe(tag);
  expect(parseFeedTag(new URLSearchParams(formatFeedTag(requested)))).toBe(tag);
});
