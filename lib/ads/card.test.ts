import { expect, test } from '@jest/globals';
import { emptyAd, fullAd } from './ad.fixture';
import { adBadges } from './badges';
import { adCard } from './card';

test('a card has every fact of section 2, ready to print', () => {
  expect(adCard(fullAd)).toEqual({
    id: 12,
    title: 'Remplacement en maison de santé',
    badges: adBadges(fullAd),
    specialty: 'Médecine générale',
    owner: 'Dr Anne Le Goff',
    place: 'Quimper (29000)',
    distance: null,
    start: { day: '2026-12-01', label: 'A partir du 1er décembre 2026' },
  });
});

test('the card of an empty ad has a title and a rhythm', () => {
  expect(adCard(emptyAd)).toEqual({
    id: 1,
    title: 'Annonce sans titre',
    badges: [{ kind: 'rhythm', label: 'Régulier' }],
    specialty: null,
    owner: null,
    place: null,
    distance: null,
    start: null,
  });
});

test.each([
  ['a one-off replacement', '2027-04-02'],
  ['a regular one', null],
])('%s shows only when it starts', (_, end_date) => {
  const { start } = adCard({ ...emptyAd, start_date: '2027-03-31', end_date });
  expect(start?.label).toBe('A partir du 31 mars 2027');
});

test('an ad with an end only has no start', () => {
  expect(adCard({ ...emptyAd, end_date: '2027-04-02' }).start).toBeNull();
});
