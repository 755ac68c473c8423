import fc from 'fast-check';
import type { Ad } from '@/lib/ads/ad';
import { ownerName } from '@/lib/ads/ad-in-words';
import { type Criteria, criteria } from '@/lib/ads/criteria';
import { sampleAds, today } from '@/lib/ads/index/index.fixture';
import type { AdQuery } from '@/lib/ads/index/search';

/* Which ads a search selects, written apart from the index, as docs/product.md#criteria says it. */

const has = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .match(/[a-z0-9]+/g) ?? [];

/** The words of an ad. */
const wordsOf = ({ title, description, location, user }: Ad): string[] =>
  [title, description, location?.city, ownerName(user)].flatMap(has);

function euros({ remuneration_type, forfait_amount, forfait_timespan, timeslots }: Ad): number {
  if (remuneration_type !== 'forfait' || forfait_amount === null) return Number.NaN;
  if (forfait_timespan === 'day') return forfait_amount;
  if (forfait_timespan === 'half_day') {
    const isWholeDay = timeslots.some(
      ({ morning, afternoon, eveningNight }) =>
        [morning, afternoon, eveningNight].filter(Boolean).length > 1,
    );
    return isWholeDay ? forfait_amount * 2 : forfait_amount;
  }
  if (forfait_timespan === 'week') return forfait_amount / 5;
  return forfait_timespan === 'month' ? forfait_amount / 20 : Number.NaN;
}

const sectors = { '1': 'secteur_1', '2': 'secteur_2', none: 'non_conventionne' };
const fields = {
  housing: 'on_site_housing',
  dining: 'on_site_dining',
  secretary: 'on_site_secretary',
  teleconsultation: 'teleconsultation_available',
  transport: 'is_public_transport_accessible',
} as const;

function isPaid(ad: Ad, { retrocession, forfait }: Criteria): boolean {
  if (!retrocession && !forfait) return true;
  const percent = ad.remuneration_type === 'retrocession' ? ad.retrocession_percentage : null;
  const isShared = retrocession !== undefined && (percent ?? -1) >= Number(retrocession[0]);
  return isShared || (forfait !== undefined && euros(ad) >= Number(forfait[0]));
}

/** Whether somebody who is free on the dates of a search can take an ad (docs/product.md#when). */
export function isFitting(ad: Ad, { startDate, endDate, today }: AdQuery): boolean {
  if (ad.end_date === null) return !endDate;
  const start = ad.start_date !== null && ad.start_date > today ? ad.start_date : today;
  return (!startDate || start >= startDate) && (!endDate || ad.end_date <= endDate);
}

const lengths: Record<string, [number, number]> = {
  days: [1, 3],
  week: [4, 7],
  weeks: [8, 28],
  long: [29, 100_000],
};

function isAsLong({ start_date, end_date }: Ad, chosen: readonly string[] | undefined): boolean {
  if (chosen === undefined) return true;
  if (start_date === null || end_date === null) return false;
  const days = (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1;
  return chosen.some((value) => {
    const [least = 0, most = 0] = lengths[value] ?? [];
    return days >= least && days <= most;
  });
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function hasSlot(ad: Ad, week: number, only: boolean): boolean {
  if (week === 0) return true;
  const isChosen = (day: string, slot: number) =>
    Math.floor(week / 2 ** (3 * days.indexOf(day) + slot)) % 2 === 1;
  const named = ad.timeslots.flatMap(({ dayName, morning, afternoon, eveningNight }) =>
    [morning, afternoon, eveningNight].flatMap((is, slot) => (is ? [{ dayName, slot }] : [])),
  );
  const isOther = (day: string) => ![0, 1, 2].some((slot) => isChosen(day, slot));
  return (
    named.some(({ dayName, slot }) => isChosen(dayName, slot)) &&
    !(only && named.some(({ dayName }) => isOther(dayName)))
  );
}

function meetsCriteria(ad: Ad, chosen: Criteria): boolean {
  const { sector, rhythm, with: offers = [], owner } = chosen;
  const own = /^facility$/i.test(ad.user?.user_type ?? '') ? 'facility' : 'practice';
  return (
    isPaid(ad, chosen) &&
    (!sector || sector.some((each) => Reflect.get(sectors, each) === ad.convention_status)) &&
    isAsLong(ad, chosen.length) &&
    (!rhythm || rhythm[0] === (ad.end_date ? 'one-off' : 'regular')) &&
    offers.every((offer) => Reflect.get(ad, Reflect.get(fields, offer))) &&
    (!owner || owner[0] === own)
  );
}

/** Whether a search without a place selects an ad. */
export function isSelected(ad: Ad, query: Omit<AdQuery, 'area'>): boolean {
  const { specialty = null, otherSpecialties = [], startDate, endDate } = query;
  const specialties = specialty === null ? [] : [specialty, ...otherSpecialties];
  const end = ad.end_date ?? '9999';
  return (
    end >= query.today &&
    (!startDate || end >= startDate) &&
    (!endDate || (ad.start_date ?? '') <= endDate) &&
    (!query.onlyFitting || isFitting(ad, query)) &&
    (specialties.length === 0 || specialties.includes(ad.specialty?.id ?? 0)) &&
    meetsCriteria(ad, query.criteria ?? {}) &&
    hasSlot(ad, query.week ?? 0, query.onlyDays ?? false) &&
    has(query.words).every((begin) => wordsOf(ad).some((word) => word.startsWith(begin)))
  );
}

const someOf = (values: readonly string[], maxLength: number) =>
  fc.subarray([...values], { minLength: 1, maxLength });

/** Any criteria. */
const anyCriteria: fc.Arbitrary<Criteria> = fc.record(
  Object.fromEntries(
    criteria.map(({ name, several, choices }) => {
      const values = choices.map(([value]) => value);
      return [name, someOf(values, several ? values.length : 1)];
    }),
  ),
  { requiredKeys: [] },
);

const ids = [...new Set(sampleAds.map(({ ad }) => ad.specialty?.id ?? 0))];
const words = [...new Set(sampleAds.slice(0, 20).flatMap(({ ad }) => wordsOf(ad)))];

/** Searches without a place. */
export const anyQuery = fc
  .record(
    {
      specialties: fc.subarray(ids, { maxLength: 30 }),
      startDate: fc.constantFrom('2026-11-01', '2026-12-01', '2027-01-15'),
      endDate: fc.constantFrom('2026-12-24', '2027-02-01'),
      onlyFitting: fc.boolean(),
      criteria: anyCriteria,
      week: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2 ** 21 - 1 })),
      onlyDays: fc.boolean(),
      words: fc.constantFrom(...words).map((word) => word.slice(0, 3)),
    },
    { requiredKeys: [] },
  )
  .map(({ specialties: [specialty = null, ...otherSpecialties] = [], ...query }) => ({
    ...query,
    specialty,
    otherSpecialties,
    onlyFitting: Boolean(query.onlyFitting && (query.startDate ?? query.endDate)),
    onlyDays: Boolean(query.onlyDays && query.week),
    today,
  }));
