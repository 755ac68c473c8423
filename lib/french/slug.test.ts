import { expect, test } from '@jest/globals';
import { isSlug, slugify } from './slug';

test.each([
  ['Médecine générale', 'medecine-generale'],
  ['  L’été — « au vert » ! ', 'l-ete-au-vert'],
  ['Cœur', 'cœur'],
  ['snake_case', 'snake_case'],
  ['Медицина', 'медицина'],
  ['医学 2026', '医学-2026'],
  ['한국어', '한국어'],
  ['../..', ''],
  ['👩‍⚕️', ''],
  ['x'.repeat(300), 'x'.repeat(200)],
])('the slug of %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each(['a', 'été-2026', 'a_b', '医学', 'x'.repeat(200)])('%j is a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each(['', 'a b', 'a/b', '.', '..', 'a%2Fb', 'a?b', 'a\n', 'x'.repeat(201), '\ud800'])(
  '%j is not',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
