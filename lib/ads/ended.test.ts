import { describe, expect, test } from '@jest/globals';
import { emptyAd, fullAd } from '@/lib/ads/ad.fixture';
import { endedInWords, endedNotice, hasOpenAds, openFirst } from './ended';

describe('a replacement until 15 December', () => {
  test.each(['2026-11-20', '2026-12-15'])('is not ended on %s', (today) => {
    expect(endedNotice(fullAd, today)).toBeNull();
  });

  test('has ended the day after, and links to its specialty', () => {
    expect(endedNotice(fullAd, '2026-12-16')).toEqual({
      since: 'Le remplacement a pris fin le 15\u00a0décembre\u00a02026.',
      others: {
        href: '/annonces?specialty=3',
        label: 'Voir les annonces de la même spécialité',
      },
    });
  });

  test('links to all ads when it has no specialty', () => {
    expect(endedNotice({ ...fullAd, specialty: null }, '2027-01-01')?.others).toEqual({
      href: '/annonces',
      label: 'Voir toutes les annonces',
    });
  });
});

test('a regular replacement is never ended', () => {
  expect(endedNotice({ ...emptyAd, start_date: '2020-01-01' }, '2026-12-16')).toBeNull();
});

test.each([
  [[], null, false],
  [['2026-12-14'], null, false],
  [['2026-12-14', null], null, true],
  [['2026-12-14'], '/api/v1/ads/?page=1', true],
])('first page of ads that end on %j, next %j: %s', (ends, next, open) => {
  const results = ends.map((end_date) => ({ end_date }));
  expect(hasOpenAds({ results, next }, '2026-12-15')).toBe(open);
});

test('ads that have ended come last, the others in their order', () => {
  const ads = ['2026-11-01', null, '2026-11-02', '2026-12-24'].map((end_date, id) => ({
    ad: { id, end_date },
  }));
  expect(openFirst(ads, '2026-11-24').map(({ ad }) => ad.id)).toEqual([1, 3, 0, 2]);
});

test.each([
  [0, null],
  [1, '1 annonce de cette liste est terminée : les filtres et la carte ne la comptent pas.'],
  [10, '10 annonces de cette liste sont terminées : les filtres et la carte ne les comptent pas.'],
])('of %d ads that have ended the list says: %s', (ended, words) => {
  expect(endedInWords(ended)?.replaceAll('\u00a0', ' ') ?? null).toBe(words);
});
