import { expect, test } from '@jest/globals';
import { dayAt } from '@/lib/french/day';
import type { Ad } from './ad';
import { emptyAd, fullAd, undated } from './ad.fixture';
import { adTime } from './ad-time';
import { adCard } from './card';
import { adDetailsOn } from './details';
import { hourOf } from './new-ads';
import { defaultSearch } from './search';

const today = '2026-11-24';
const cardOf = (ad: Ad) => adCard(undated(ad), today);

test('a card has every fact, ready to print (docs/product.md#cards)', () => {
  expect(cardOf(fullAd)).toEqual({
    id: 12,
    title: 'Remplacement en maison de santé',
    isEnded: false,
    start: { day: '2026-12-01', label: 'A partir du 1er\u00a0déc.' },
    pay: 'Forfait 450\u00a0€ par jour',
    dayPay: null,
    fit: null,
    time: adTime(fullAd, today),
    otherDays: null,
    place: 'Quimper (29000)',
    distance: null,
    owner: 'Dr Anne Le Goff',
    convention: 'Secteur 1',
    specialty: 'Médecine générale',
    housing: 'Logement',
    dining: 'Repas',
    published: null,
    verified: null,
    newHour: null,
    excerpt: null,
  });
});

test('a card says since when its ad is new, for a month, and that it was last seen long ago', () => {
  const at = (days: number) => Date.now() - days * 86_400_000;
  const cardSeen = (first: number | null, last: number) =>
    adCard({ ad: fullAd, publishedAt: null, seen: { first, last } }, dayAt(new Date()));
  expect(cardSeen(at(2), at(0.9))).toMatchObject({ newHour: hourOf(at(2)), verified: null });
  expect(cardSeen(at(31.1), at(3))).toMatchObject({
    newHour: null,
    verified: 'Vérifiée il y a 3 jours',
  });
  expect(cardSeen(null, at(40)).verified).toMatch(/^Vérifiée le \d+(?:er)?\s[a-zéû]+$/);
});

test('the card of an empty ad has a title and a rhythm', () => {
  const { id, title, isEnded, time, ...others } = cardOf(emptyAd);
  expect({ id, title, isEnded }).toEqual({ id: 1, title: 'Annonce sans titre', isEnded: false });
  expect(time.shown).toBe('Régulier');
  expect([...new Set(Object.values(others))]).toEqual([null]);
});

test.each([
  ['a one-off replacement', '2027-04-02'],
  ['a regular one', null],
])('%s shows only when it starts', (_, end_date) => {
  const { start } = cardOf({ ...emptyAd, start_date: '2027-03-31', end_date });
  expect(start?.label).toBe('A partir du 31\u00a0mars');
});

test.each([
  [today, null, 'Dès maintenant'],
  ['2026-09-01', null, 'Dès maintenant'],
  ['2026-11-25', null, 'A partir du 25\u00a0nov.'],
  ['2026-11-20', '2026-12-04', 'A partir du 20\u00a0nov.'],
  // The year twelve months away, not the day before.
  ['2027-11-23', null, 'A partir du 23\u00a0nov.'],
  ['2027-11-24', null, 'A partir du 24\u00a0nov.\u00a02027'],
  ['2025-11-24', '2027-01-01', 'A partir du 24\u00a0nov.\u00a02025'],
])('from %s to %s, it begins: %s', (start_date, end_date, label) => {
  const ad = { ...emptyAd, start_date, end_date };
  expect(cardOf(ad).start).toEqual({ day: start_date, label });
  // The page of an ad says the same of one that has started.
  if (label === 'Dès maintenant') expect(adDetailsOn(ad, today).period).toBe(label);
});

test('an ad that has only an end shows no start', () => {
  expect(cardOf({ ...emptyAd, end_date: '2027-04-02' }).start).toBeNull();
});

test.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  [null, false],
])('on 24 November an ad that ends on %s has ended: %s', (end_date, isEnded) => {
  expect(cardOf({ ...emptyAd, end_date }).isEnded).toBe(isEnded);
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

test.each<[Partial<Ad>, string | null]>([
  [
    { remuneration_type: 'retrocession', retrocession_percentage: 80, average_act_cost: 36 },
    '≈ 576 € par jour (20 actes à 36 €)',
  ],
  [{ remuneration_type: 'retrocession', retrocession_percentage: 80 }, null],
  [{ remuneration_type: 'forfait', forfait_amount: 510, forfait_timespan: 'day' }, null],
  [
    { remuneration_type: 'forfait', forfait_amount: 1_234, forfait_timespan: 'week' },
    '≈ 247 € par jour (5 jours par semaine)',
  ],
])('compared by pay, %j says %j', (fields, words) => {
  const published = undated({ ...emptyAd, ...fields });
  expect(adCard(published, today).dayPay).toBeNull();
  const { dayPay } = adCard(published, today, { ...defaultSearch, sort: 'pay' });
  expect(dayPay?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null).toBe(words);
});
