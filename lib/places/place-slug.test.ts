import { expect, test } from '@jest/globals';
import { placeLabel, placeOfSlug } from './place-slug';

const brest = {
  slug: 'brest-29',
  name: 'Brest',
  kind: 'commune' as const,
  department: '29',
  postalCodes: ['29200'],
};

test('the place of a slug is the known one, when it has that slug', () => {
  expect(placeOfSlug('brest-29', brest)).toBe(brest);
  expect(placeOfSlug(null, brest)).toBeNull();
  expect(placeOfSlug(null, null)).toBeNull();
});

test.each([
  ['quimper-29', 'commune'],
  ['finistere', 'department'],
])('another one is named by its slug: %s', (slug, kind) => {
  for (const known of [null, brest]) {
    const place = placeOfSlug(slug, known);
    expect(place).toMatchObject({ slug, kind });
    expect(place && placeLabel(place)).toBe(slug);
  }
});
