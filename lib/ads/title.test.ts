import { expect, test } from '@jest/globals';
import { emptyAd, fullAd } from './ad.fixture';
import { adPageTitle, adTitle } from './title';

test('an ad shows its title', () => {
  expect(adTitle(fullAd)).toBe('Remplacement en maison de santé');
});

test('an ad without a title is called « Annonce sans titre »', () => {
  expect(adTitle(emptyAd)).toBe('Annonce sans titre');
});

test('the page title of an ad without a title has its specialty and place', () => {
  expect(adPageTitle(fullAd)).toBe('Remplacement en maison de santé');
  expect(adPageTitle({ ...fullAd, title: null })).toBe(
    'Annonce sans titre · Médecine générale · Quimper (29000)',
  );
  expect(adPageTitle(emptyAd)).toBe('Annonce sans titre');
});
