import { expect, test } from '@jest/globals';
import { otherPlaceHref } from './other-place';

test.each([
  ['paris', '/annonces/lieu/paris-75'],
  ['paris-11e-75', '/annonces/lieu/paris-75'],
])('the page of %s is %s', (slug, href) => {
  expect(otherPlaceHref(slug)).toBe(href);
});

test.each([
  'paris-75',
  'finistere',
  'quimper-29',
  'bretagne',
  'guadeloupe',
  'mayotte',
  'lyon-3e-69',
  'atlantide',
])('%s has no other page', (slug) => {
  expect(otherPlaceHref(slug)).toBeNull();
});
