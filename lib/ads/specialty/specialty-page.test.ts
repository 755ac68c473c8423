import { describe, expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { anAd, fullAd, undated } from '@/lib/ads/ad.fixture';
import { inSentence, specialtyPage } from './specialty-page';

const specialty = { id: 3, name: 'Médecine générale' };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

function pageOf(ads: Partial<Ad>[], { count = ads.length, hasMore = false } = {}) {
  const first = ads.map((ad, index) => undated(anAd({ id: index + 1, ...ad })));
  return specialtyPage(specialty, { count, ads: first, hasMore }, '2026-11-24');
}
const factsOf = (...given: Parameters<typeof pageOf>) => pageOf(...given).facts.map(plain);

const location = (city: string | null) => ({
  name: null,
  address: null,
  postal_code: null,
  latitude: null,
  longitude: null,
  city,
});
const inTowns = (...towns: (string | null)[]) =>
  towns.map((city) => ({ location: location(city) }));
const paying = (...shares: (number | null)[]): Partial<Ad>[] =>
  shares.map((share) => ({
    remuneration_type: 'retrocession',
    retrocession_percentage: share,
  }));

test('title and heading name the specialty', () => {
  const page = pageOf([fullAd]);
  expect(page.title).toBe('Remplacement médecine générale : annonces en France');
  expect(page.heading).toBe('Remplacements en médecine générale');
});

test.each([
  ['Pédiatrie', 'pédiatrie'],
  ['Échographie', 'échographie'],
  ['ORL', 'ORL'],
  ['Oto-rhino-laryngologie – chirurgie', 'oto-rhino-laryngologie – chirurgie'],
])('in a sentence %s is %s', (name, written) => {
  expect(inSentence(name)).toBe(written);
});

test('the description says how many ads there are and where, within 155 characters', () => {
  const towns = inTowns('Quimper', 'Le Havre', 'Lyon', 'Paris');
  const { description } = pageOf(towns, { count: 1240, hasMore: true });
  expect(plain(description)).toBe(
    '1 240 annonces de remplacement en médecine générale, notamment à Quimper, au Havre et à Lyon. Dates, rémunération et convention de chaque annonce…',
  );
  expect(plain(pageOf([{}]).description)).toBe(
    '1 annonce de remplacement en médecine générale. Dates, rémunération et convention de chaque annonce, candidature en ligne.',
  );
});

test('the next page is the second of the list, with the specialty', () => {
  const { whole, more } = pageOf([fullAd], { count: 40, hasMore: true });
  expect(whole.href).toBe('/annonces?specialty=3');
  expect(more?.href).toBe('/annonces?page=2&specialty=3');
  expect(pageOf([fullAd]).more).toBeNull();
});

describe('its sentences say', () => {
  test('how many ads there are', () => {
    expect(factsOf([{}], { count: 1240, hasMore: true })).toEqual([
      '1 240 annonces de remplacement en médecine générale sont en ligne.',
    ]);
    expect(factsOf([{}])).toEqual(['1 annonce de remplacement en médecine générale est en ligne.']);
  });

  test.each<[(string | null)[], string]>([
    [['Le Mans'], 'Le remplacement est à pourvoir au Mans.'],
    [['Brest', 'Brest', null], 'Les remplacements sont à pourvoir à Brest.'],
    [['Brest', 'Lyon'], 'Les remplacements sont à pourvoir à Brest et à Lyon.'],
    [['A', 'B', 'C', 'D'], 'Les remplacements sont à pourvoir à A, à B, à C et à D.'],
    [
      ['A', 'B', 'C', 'D', 'E'],
      'Les remplacements sont à pourvoir à A, à B, à C et dans 2 autres communes.',
    ],
  ])('where they are: %j', (towns, sentence) => {
    expect(factsOf(inTowns(...towns))[1]).toBe(sentence);
  });

  test.each<[Partial<Ad>[], string]>([
    [paying(80), 'Rémunération proposée : rétrocession d’honoraires de 80 %.'],
    [paying(null), 'Rémunération proposée : rétrocession d’honoraires.'],
    [paying(70, null, 90, 65), 'Rémunération proposée : rétrocession d’honoraires de 65 % à 90 %.'],
    [[{ remuneration_type: 'forfait' }], 'Rémunération proposée : forfait.'],
    [
      [{ remuneration_type: 'forfait' }, ...paying(80)],
      'Rémunération proposée : rétrocession d’honoraires de 80 % ou forfait.',
    ],
  ])('how they pay: %#', (ads, sentence) => {
    expect(factsOf(ads)[1]).toBe(sentence);
  });

  test('that places and pay are those of this page, when there are more', () => {
    const ads = [{ ...inTowns('Brest')[0], ...paying(80)[0] }];
    expect(factsOf(ads, { count: 40, hasMore: true }).slice(1)).toEqual([
      'Les remplacements de cette page sont à pourvoir à Brest.',
      'Rémunération proposée sur cette page : rétrocession d’honoraires de 80 %.',
    ]);
  });
});
