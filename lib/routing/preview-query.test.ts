import { expect, test } from '@jest/globals';
import { formatPreviewQuery, parsePreviewQuery, previewHref } from './preview-query';

const parse = (query: string) => parsePreviewQuery(new URLSearchParams(query));

test.each(['/annonces?page=2&view=map#a', 'https://www.medireleve.example/blog', 'n’importe quoi'])(
  '%s is parsed back',
  (requested) => {
    expect(parse(formatPreviewQuery(requested))).toBe(requested);
    expect(previewHref(requested)).toBe(`/apercu?${formatPreviewQuery(requested)}`);
  },
);

test('an empty query is the table', () => {
  expect(parse('')).toBeNull();
  expect(parse('adresse=%20&autre=x')).toBeNull();
  expect(previewHref()).toBe('/apercu');
});

test('a long query is truncated', () => {
  expect(parse(`adresse=${'x'.repeat(9_000)}`)).toHaveLength(2_001);
});
