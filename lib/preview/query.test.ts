import { expect, test } from '@jest/globals';
import { formatPreviewQuery, parsePreviewQuery, previewHref } from './query';

const parse = (query: string) => parsePreviewQuery(new URLSearchParams(query));

test.each(['/annonces?page=2&view=map#a', 'https://www.medireleve.example/blog', 'n’importe quoi'])(
  '%s comes back as it was',
  (asked) => {
    expect(parse(formatPreviewQuery(asked))).toBe(asked);
    expect(previewHref(asked)).toBe(`/apercu?${formatPreviewQuery(asked)}`);
  },
);

test('nothing is the table', () => {
  expect(parse('')).toBeNull();
  expect(parse('adresse=%20&autre=x')).toBeNull();
  expect(previewHref()).toBe('/apercu');
});

test('only so much is read', () => {
  expect(parse(`adresse=${'x'.repeat(9_000)}`)).toHaveLength(4_000);
});
