import { describe, expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { location, published, sampleAds, today } from '@/lib/ads/index/index.fixture';
import { planInBrief, planning } from '@/lib/ads/planning/planning';
import { type AdFilters, noFilters } from '@/lib/ads/search';

const january = { startDate: '2027-01-01', endDate: '2027-01-31' };
const inQuimper = location({ city: 'Quimper', postal_code: '29000' });
const brest = location({ city: 'Brest', postal_code: '29200' });
const lyon = location({ city: 'Lyon', postal_code: '69001' });
const week = (
  dayName: Ad['timeslots'][number]['dayName'],
  slots: Partial<Ad['timeslots'][number]> = { morning: true },
) => {
  return { dayName, morning: false, afternoon: false, eveningNight: false, ...slots };
};

let id = 0;
const ad = (start: string | null, end: string | null, fields: Partial<Ad> = {}) => {
  id += 1;
  return published({ id, title: `Annonce ${id}`, start_date: start, end_date: end, ...fields });
};

function indexOf(...ads: ReturnType<typeof published>[]): AdsIndex {
  const index = new AdsIndex();
  index.put(ads);
  return index;
}

function plan(index: AdsIndex, filters: Partial<AdFilters> = january) {
  const found = planning({ ...noFilters, ...filters }, index, today);
  if (found === null) throw new Error('There are no plans.');
  // With plain spaces.
  const text = JSON.stringify(found).replaceAll(/[\u00a0\u202f]/g, ' ');
  return JSON.parse(text) as typeof found;
}

const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text);

test('a chain says its ads and what stays free, so that it reads well aloud', () => {
  const index = indexOf(
    ad('2027-01-04', '2027-01-15', {
      location: inQuimper,
      remuneration_type: 'retrocession',
      retrocession_percentage: 80,
    }),
    ad('2027-01-19', '2027-01-31', { location: brest, timeslots: [week('monday')] }),
  );
  const { period, chains, tooMany } = plan(index);
  expect([period, tooMany, chains.length]).toEqual(['Du 1er au 31 janvier 2027', null, 2]);
  expect(chains[0]?.brief).toBe('2 annonces, 13 jours sur 31');
  expect(textsOf(chains[0]?.lines ?? [])).toEqual([
    'Libre du 1er au 3 janvier',
    'Du 4 au 15 janvier, Quimper (29000), rétrocession 80 %',
    'Libre du 16 au 18 janvier',
    'Du 19 au 31 janvier, le lundi, matin, Brest (29200)',
  ]);
});

test('between places that are far from each other the free day says why', () => {
  const index = indexOf(
    ad('2027-01-04', '2027-01-15', { location: brest }),
    ad('2027-01-17', '2027-01-31', { location: lyon }),
    ad('2027-01-16', '2027-01-31', { location: lyon }),
  );
  expect(textsOf(plan(index).chains[0]?.lines ?? [])).toContain(
    'Libre le 16 janvier (plus de 200 km de trajet)',
  );
});

test('a chain over the end of a year needs no year: the period says it', () => {
  const index = indexOf(ad('2026-12-28', '2027-01-03'));
  const { period, chains } = plan(index, { startDate: '2026-12-20', endDate: '2027-01-10' });
  expect(period).toBe('Du 20 décembre au 10 janvier 2027');
  expect(textsOf(chains[0]?.lines ?? [])[1]).toBe('Du 28 décembre au 3 janvier');
});

test('the regular ads beside a chain are those of half-days that it leaves open', () => {
  const fridays = ad('2026-12-01', null, { timeslots: [week('friday')] });
  const index = indexOf(
    ad('2027-01-04', '2027-01-31', { timeslots: [week('monday'), week('tuesday')] }),
    fridays,
    ad('2026-12-01', null, { timeslots: [week('tuesday')] }),
    ad('2026-12-01', null),
  );
  const { beside } = plan(index).chains[0] ?? {};
  expect(beside?.map(({ ad }) => ad?.id)).toEqual([fridays.ad.id]);
  expect(beside?.[0]?.text).toBe('Le vendredi, matin');
});

describe('the days to fill', () => {
  const everyDay = (first: string, last: string) => indexOf(ad(first, last));

  test('begin tomorrow: an ad that starts before is in no chain', () => {
    const start = { startDate: today, endDate: '2026-12-31' };
    expect(plan(everyDay('2026-11-24', '2026-11-30'), start).chains).toEqual([]);
    const { chains, period } = plan(everyDay('2026-11-25', '2026-11-30'), start);
    expect([chains.length, period]).toEqual([1, 'Du 25 novembre au 31 décembre 2026']);
  });

  test('end with the third month where no end is chosen, and after a year at the latest', () => {
    const periodOf = (dates: Partial<AdFilters>) => plan(indexOf(), dates).period;
    expect(periodOf({})).toBe('Du 25 novembre au 31 janvier 2027');
    expect(periodOf({ startDate: '2027-12-15' })).toBe('Du 15 décembre au 29 février 2028');
    expect(periodOf({ endDate: '2099-12-31' })).toBe('Du 25 novembre au 24 novembre 2027');
  });

  test('are none in the past, and in the wrong order', () => {
    const index = everyDay('2026-11-10', '2026-11-20');
    for (const dates of [
      { startDate: null, endDate: today },
      { startDate: '2027-02-01', endDate: '2027-01-01' },
    ]) {
      const { period, chains } = plan(index, dates);
      expect([period, chains, planInBrief({ ...noFilters, ...dates }, index, today)]).toEqual([
        null,
        [],
        null,
      ]);
    }
  });
});

test('weeks are made around a place, of regular ads with half-days', () => {
  const morning = ad('2026-12-01', null, { timeslots: [week('monday')] });
  const afternoon = ad('2026-12-01', null, { timeslots: [week('monday', { afternoon: true })] });
  const index = indexOf(morning, afternoon, ad('2026-12-01', null), ad('2027-01-04', '2027-01-08'));
  expect(plan(index).weeks).toEqual([]);
  const { weeks } = plan(index, { ...january, place: 'quimper-29' });
  expect(weeks.map(({ brief }) => brief)).toEqual([
    '2 annonces, 2 demi-journées par semaine',
    '1 annonce, 1 demi-journée par semaine',
  ]);
  expect(textsOf(weeks[0]?.lines ?? [])).toEqual([
    'Le lundi, matin, à 1 km',
    'Le lundi, après-midi, à 1 km',
  ]);
});

test('at most 2 000 ads are considered, and it says of how many', () => {
  const far = Array.from({ length: 2_000 }, () =>
    ad('2027-01-04', '2027-01-05', { location: inQuimper }),
  );
  // The furthest from the place is not among the first.
  const last = ad('2027-01-01', '2027-01-31', {
    location: location({ city: 'Douarnenez', postal_code: '29100' }),
  });
  const filters = { ...january, place: 'quimper-29' };
  expect(plan(indexOf(...far), filters).tooMany).toBeNull();
  const { tooMany, chains } = plan(indexOf(last, ...far), filters);
  expect([tooMany, chains[0]?.brief]).toEqual(['2 001', '1 annonce, 2 jours sur 31']);
});

describe('the best plan in brief', () => {
  const brief = (index: AdsIndex, filters: Partial<AdFilters> = january) =>
    planInBrief({ ...noFilters, ...filters }, index, today)?.replaceAll('\u00a0', ' ') ?? null;

  test('is that of the page', () => {
    const index = new AdsIndex();
    index.put(sampleAds);
    for (const filters of [january, {}, { ...january, place: 'rennes-35' }]) {
      expect(brief(index, filters)).toBe(plan(index, filters).chains[0]?.brief);
    }
    expect(brief(index)).toMatch(/^\d+ annonces, \d+ jours sur 31$/);
  });

  test('is missing without an ad, for an unknown place, and for more than 1 000 ads', () => {
    const many = Array.from({ length: 1_001 }, () =>
      ad('2027-01-04', '2027-01-05', { location: inQuimper }),
    );
    expect(brief(indexOf(...many.slice(1)))).toBe('1 annonce, 2 jours sur 31');
    expect(brief(indexOf(...many))).toBeNull();
    expect(brief(indexOf())).toBeNull();
    expect(brief(indexOf(...many.slice(1)), { place: 'nulle-part-99' })).toBeNull();
  });
});

test('an unknown place has no plans', () => {
  expect(planning({ ...noFilters, place: 'nulle-part-99' }, indexOf(), today)).toBeNull();
});
