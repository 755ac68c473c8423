import { describe, expect, test } from '@jest/globals';
import { emptyAd, fullAd } from '@/lib/ads/ad.fixture';
import { adOver, hasOpenAds } from './over';

describe('a replacement until 15 December', () => {
  test.each(['2026-11-20', '2026-12-15'])('is not over on %s', (today) => {
    expect(adOver(fullAd, today)).toBeNull();
  });

  test('is over the day after, and links to its specialty', () => {
    expect(adOver(fullAd, '2026-12-16')).toEqual({
      since: 'Le remplacement a pris fin le 15\u00a0décembre 2026.',
      others: {
        href: '/annonces?specialty=3',
        label: 'Voir les annonces de la même spécialité',
      },
    });
  });

  test('links to all ads when it has no specialty', () => {
    expect(adOver({ ...fullAd, specialty: null }, '2027-01-01')?.others).toEqual({
      href: '/annonces',
      label: 'Voir toutes les annonces',
    });
  });
});

test('a regular replacement is never over', () => {
  expect(adOver({ ...emptyAd, start_date: '2020-01-01' }, '2026-12-16')).toBeNull();
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
