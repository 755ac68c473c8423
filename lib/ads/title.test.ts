import { expect, test } from '@jest/globals';
import { emptyAd, fullAd } from './ad.fixture';
import { adTitle } from './title';

test('an ad shows its title', () => {
  expect(adTitle(fullAd)).toBe('Remplacement en maison de santé');
});

test('an ad without a title says so', () => {
  expect(adTitle(emptyAd)).toBe('Annonce sans titre');
});
