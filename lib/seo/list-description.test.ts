import { expect, test } from '@jest/globals';
import { listDescription } from './list-description';

test.each([
  [1, true, 'par spécialité, par dates et par lieu.'],
  [2, true, 'par spécialité, par dates et par lieu. Page 2.'],
  [1, false, 'par spécialité et par dates.'],
])('of all ads, page %d, with a search by place: %s', (page, placeSearch, end) => {
  expect(listDescription([], page, placeSearch)).toBe(
    `Toutes les annonces de remplacement médical\u00a0: cabinets, maisons de santé et établissements, ${end}`,
  );
});

test('of a filtered list, its filters and its page', () => {
  const words = ['Urologie', 'dans le Finistère'];
  expect(listDescription(words, 1, true)).toBe(
    'Annonces de remplacement médical en cabinet, maison de santé ou établissement : Urologie, dans le Finistère.',
  );
  expect(listDescription(words, 3, true)).toBe(
    'Annonces de remplacement médical en cabinet, maison de santé ou établissement, page 3 : Urologie, dans le Finistère.',
  );
});

test('no more than search results show', () => {
  const words = [
    'Oto-rhino-laryngologie – chirurgie cervico-faciale',
    'autour de Saint-Rémy-de-Provence (100\u00a0km)',
  ];
  const text = listDescription(words, 12, true);
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text).toMatch(/, page 12 : Oto-rhino-laryngologie – chirurgie .*…$/);
});
