import { expect, test } from '@jest/globals';
import { emptyAd, fullAd } from './ad.fixture';
import { adDetails } from './detail/details';
import { adShareCard, adShareImage } from './share-image';

test('the image of an ad has its main facts', () => {
  expect(adShareCard(adDetails(fullAd), false)).toEqual({
    brand: 'MédiRelève',
    badges: ['Forfait 450\u00a0€ par jour', 'Secteur 1', 'Ponctuel'],
    title: { lines: ['Remplacement en', 'maison de santé'], size: 112 },
    facts: ['Médecine générale', 'Quimper (29000) · Du 1er au 15 décembre 2026'],
  });
});

test('that of an ad that is over says so', () => {
  expect(adShareCard(adDetails(fullAd), true).badges).toEqual(['Annonce terminée']);
});

test('an ad that says nothing has one too', () => {
  expect(adShareCard(adDetails(emptyAd), false)).toMatchObject({
    badges: ['Régulier'],
    title: { lines: ['Annonce sans titre'] },
    facts: [],
  });
});

test('it has an address and a text in its place', () => {
  expect(adShareImage(adDetails(fullAd))).toEqual({
    path: '/partage/annonces/12.png',
    alt: 'Annonce « Remplacement en maison de santé », Quimper (29000)',
  });
  expect(adShareImage(adDetails(emptyAd)).alt).toBe('Annonce « Annonce sans titre »');
});
