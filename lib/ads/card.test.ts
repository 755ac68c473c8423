import { expect, test } from '@jest/globals';
import type { Ad } from './ad';
import { emptyAd, fullAd, undated } from './ad.fixture';
import { adBadges } from './ad-in-words';
import { adCard } from './card';
import { adDetailsOn } from './details';
import { timeStrip } from './time-strip';

const today = '2026-11-24';
const cardOf = (ad: Ad) => adCard(undated(ad), today);

test('a card has every fact, ready to print (docs/product.md#cards)', () => {
  expect(cardOf(fullAd)).toEqual({
    id: 12,
    title: 'Remplacement en maison de santé',
    badges: adBadges(fullAd),
    specialty: 'Médecine générale',
    owner: 'Dr Anne Le Goff',
    place: 'Quimper (29000)',
    distance: null,
    excerpt: null,
    start: { day: '2026-12-01', label: 'A partir du 1er\u00a0décembre 2026' },
    rest: { until: 'Jusqu’au 15\u00a0décembre', length: '15\u00a0jours' },
    strip: timeStrip(fullAd),
    published: null,
  });
});

test('the card of an empty ad has a title and a rhythm', () => {
  expect(cardOf(emptyAd)).toEqual({
    id: 1,
    title: 'Annonce sans titre',
    badges: [{ kind: 'rhythm', label: 'Régulier' }],
    specialty: null,
    owner: null,
    place: null,
    distance: null,
    excerpt: null,
    start: null,
    rest: null,
    strip: null,
    published: null,
  });
});

test.each([
  ['a one-off replacement', '2027-04-02'],
  ['a regular one', null],
])('%s shows only when it starts', (_, end_date) => {
  const { start } = cardOf({ ...emptyAd, start_date: '2027-03-31', end_date });
  expect(start?.label).toBe('A partir du 31\u00a0mars 2027');
});

test.each([
  [today, null, 'Dès maintenant'],
  ['2026-09-01', null, 'Dès maintenant'],
  ['2026-11-25', null, 'A partir du 25\u00a0novembre 2026'],
  ['2026-11-20', '2026-12-04', 'A partir du 20\u00a0novembre 2026'],
])('from %s to %s, it begins: %s', (start_date, end_date, label) => {
  const ad = { ...emptyAd, start_date, end_date };
  expect(cardOf(ad).start).toEqual({ day: start_date, label });
  // The page of an ad says the same of a regular one.
  if (end_date === null) expect(adDetailsOn(ad, today).period).toBe(label);
});

test('an ad that has only an end shows no start', () => {
  expect(cardOf({ ...emptyAd, end_date: '2027-04-02' }).start).toBeNull();
});

test.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  [null, false],
])('on 24 November an ad that ends on %s has ended: %s', (end_date, isEnded) => {
  const [first] = cardOf({ ...emptyAd, end_date }).badges;
  expect(first?.label === 'Terminée').toBe(isEnded);
});

test.each([
  ['2026-11-22', 'Publiée il y a 2 jours'],
  // Midnight in Paris, the day before in UTC.
  ['2026-11-23T23:30:00Z', 'Publiée aujourd’hui'],
  ['2026-11-25', null],
  [null, null],
])('published %j: %j', (publishedAt, words) => {
  expect(adCard({ ad: emptyAd, publishedAt }, today).published).toBe(words);
});

test('an end before the start is no period', () => {
  expect(cardOf({ ...emptyAd, start_date: '2027-02-02', end_date: '2027-02-01' }).rest).toBeNull();
});
