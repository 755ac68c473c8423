import { expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { published, today } from '@/lib/ads/index/index.fixture';
import { missingInWords } from '@/lib/ads/index/missing';

/** An ad with all that searches need, and these changes. */
const ad = (id: number, fields: Partial<Ad> = {}, publishedAt: string | null = '2026-11-01') =>
  published(
    {
      id,
      specialty: { id: 5, name: 'Urologie' },
      start_date: '2027-01-04',
      remuneration_type: 'retrocession',
      retrocession_percentage: 80,
      timeslots: [{ dayName: 'monday', morning: true, afternoon: false, eveningNight: false }],
      ...fields,
    },
    publishedAt,
  );

const none = { pay: 0, position: 0, half_days: 0, start: 0, publication: 0, specialty: 0 };

test('what open ads lack is counted once, until an ad changes', () => {
  const index = new AdsIndex();
  index.put([ad(1), ad(2, { remuneration_type: 'forfait', forfait_amount: 500 })]);
  // A forfait for no known time is no pay that a filter or an order reads.
  expect(index.counts(today).missing).toEqual({ ...none, pay: 1 });
  expect(index.counts(today).missing).toBe(index.counts(today).missing);
  index.put([
    ad(2, { remuneration_type: 'forfait', forfait_amount: 500, forfait_timespan: 'day' }),
    ad(3, { location: null, start_date: null }),
    ad(4, { timeslots: [], specialty: null }, null),
    // It has ended.
    ad(5, { end_date: '2026-11-23', location: null }),
  ]);
  expect(index.counts(today).missing).toEqual({
    pay: 0,
    position: 1,
    half_days: 1,
    start: 1,
    publication: 1,
    specialty: 1,
  });
});

test('what is missing is said with what it costs', () => {
  expect(missingInWords({ ...none, pay: 34, half_days: 1 }, 1_240)).toEqual([
    '34 annonces sur 1\u202f240 sans rémunération\u00a0: en fin de liste quand on trie par rémunération, et hors de tout filtre de rémunération.',
    '1 annonce sur 1\u202f240 sans demi-journées\u00a0: hors de tout choix de jours.',
  ]);
  expect(missingInWords(none, 0)).toEqual([]);
});
