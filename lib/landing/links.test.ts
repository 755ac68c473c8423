import { expect, test } from '@jest/globals';
import { emptyAd, fullAd } from '@/lib/ads/ad.fixture';
import { pagesOf } from './landing.fixture';
import { adPlaceLink } from './links';

test('an ad leads to the other ones of its department', () => {
  expect(adPlaceLink(fullAd, pagesOf([['Brest', 1, 2]]))).toEqual({
    name: 'Autres annonces dans le Finistère',
    href: '/annonces/lieu/finistere',
  });
});

test('an ad that is the only one, or whose place is unknown, leads to no others', () => {
  expect(adPlaceLink(fullAd, pagesOf([['Brest', 1, 1]]))).toBeNull();
  expect(adPlaceLink(fullAd, pagesOf([['Rennes', 1, 2]]))).toBeNull();
  expect(adPlaceLink(emptyAd, pagesOf([['Brest', 1, 2]]))).toBeNull();
});
