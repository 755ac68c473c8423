/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { addDays } from '../days.ts';
import { TOWNS } from '../sample/sample.ts';
import { sampleAds } from './sample-ads.ts';

type Place = {
  address?: string;
  city?: string;
  postal_code?: string;
  latitude?: string | null;
  longitude?: string | null;
};
type Wire = Record<string, unknown> & {
  id: number;
  title: string | null;
  description: string;
  start_date: string;
  end_date?: string | null;
  user: { id: number; user_type: string; profile: { location: { name: string | null } } | null };
  location: Place | null;
  timeslots: { dayName: string }[] | null;
};

const TODAY = '2026-11-20';

/** The ads by id. */
const adsOn = (today: string, count = 240): Wire[] => {
  const sample = sampleAds(count, today);
  return sample
    .idsOf({})
    .reverse()
    .map((id) => JSON.parse(sample.document(id)));
};

const ads = adsOn(TODAY);
const having = (test: (ad: Wire) => boolean) => ads.filter(test).length;
const count = (field: string, value: unknown) => having((ad) => ad[field] === value);

/** Thirteen days of a year: each weekday and each month. */
const days = Array.from({ length: 13 }, (_, index) => addDays(TODAY, 29 * index));

test('the sample is deterministic', () => {
  expect(adsOn(TODAY)).toEqual(ads);
});

describe.each(days)('on %s', (today) => {
  const sample = adsOn(today);
  const texts = sample.map(({ title, description }) => `${title}\n${description}`);

  test('replacements start on a Monday, and few are over', () => {
    const weekdays = sample.map((ad) => new Date(ad.start_date.slice(0, 10)).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([1]));
    const over = sample.filter(({ end_date }) => end_date && end_date < today);
    expect(over.length).toBeLessThan(15);
  });

  test('texts contain the days of the ad, and no placeholder', () => {
    expect(JSON.stringify(sample)).not.toMatch(/\{\w|undefined|Invalid/);
    const withDays = sample.filter(({ end_date, description }) => {
      const date = Number(end_date?.slice(8, 10));
      return new RegExp(`\\bau ${date === 1 ? '1er' : date} `).test(description);
    });
    const dated = sample.filter(({ end_date }) => end_date);
    expect(withDays.length).toBe(dated.length);
  });

  test('texts fit the season', () => {
    const startsIn = (months: string[], index: number) =>
      months.includes(sample[index]?.start_date.slice(5, 7) ?? '');
    for (const [index, text] of texts.entries()) {
      if (/fêtes de fin d’année/i.test(text)) expect(startsIn(['12'], index)).toBe(true);
      if (/période hivernale/.test(text)) {
        expect(startsIn(['11', '12', '01', '02'], index)).toBe(true);
      }
    }
  });
});

describe('at scale', () => {
  const many = adsOn(TODAY, 2_400);

  test('ads are published evenly, in the order of their ids', () => {
    const published = many.flatMap((ad) => (ad.published_at ? String(ad.published_at) : []));
    expect(published).toEqual([...published].sort());
    expect(published[0]?.slice(0, 10)).toBe(addDays(TODAY, -60));
    expect(published.at(-1)?.slice(0, 10)).toBe(addDays(TODAY, -1));
  });

  test('copies have other people and other positions', () => {
    expect(new Set(many.map(({ user }) => user.id)).size).toBeGreaterThan(1_000);
    const points = new Set(many.flatMap(({ location }) => location?.latitude ?? []));
    expect(points.size).toBeGreaterThan(1_000);
  });

  test('few copies are over, like the stored ads', () => {
    const over = many.filter(({ end_date }) => end_date && end_date < TODAY);
    expect(over.length / many.length).toBeLessThan(0.03);
  });

  test('a million ads can be found and filtered', () => {
    const million = sampleAds(1_000_000, TODAY);
    expect(JSON.parse(million.find('1000000') ?? '{}').id).toBe(1_000_000);
    expect(million.idsOf({ specialtyId: 1, from: TODAY, until: TODAY }).length).toBeGreaterThan(9);
  });
});

describe('every variant occurs', () => {
  test('periods', () => {
    expect(having((ad) => !ad.end_date)).toBeGreaterThan(50);
    expect(having((ad) => ad.end_date === null)).toBeGreaterThan(20);
    expect(having((ad) => !('end_date' in ad))).toBeGreaterThan(10);
    expect(having((ad) => String(ad.start_date).includes('T'))).toBeGreaterThan(2);
    const over = having((ad) => Boolean(ad.end_date) && String(ad.end_date) < TODAY);
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThan(15);
  });

  test('dates of publication', () => {
    expect(having((ad) => Boolean(ad.published_at))).toBeGreaterThan(220);
    expect(having((ad) => !ad.published_at && Boolean(ad.created_at))).toBeGreaterThan(2);
    expect(having((ad) => !ad.published_at && !ad.created_at)).toBeGreaterThan(2);
  });

  test('pay', () => {
    for (const type of ['forfait', 'retrocession']) {
      expect(count('remuneration_type', type)).toBeGreaterThan(50);
    }
    for (const timespan of ['day', 'half_day', 'week', 'month']) {
      expect(count('forfait_timespan', timespan)).toBeGreaterThan(2);
    }
    const shared = ads.filter((ad) => ad.remuneration_type === 'retrocession');
    expect(shared.filter((ad) => !ad.retrocession_percentage).length).toBeGreaterThan(2);
    expect(having((ad) => typeof ad.retrocession_percentage === 'number')).toBeGreaterThan(2);
    expect(having((ad) => typeof ad.average_act_cost === 'string')).toBeGreaterThan(40);
  });

  test('conventions', () => {
    for (const status of ['secteur_1', 'secteur_2', 'non_conventionne', null, '']) {
      expect(count('convention_status', status)).toBeGreaterThan(2);
    }
  });

  test('owners', () => {
    const typed = (type: string) => having((ad) => ad.user.user_type === type);
    expect(typed('doctor')).toBeGreaterThan(80);
    expect(typed('facility')).toBeGreaterThan(50);
    expect(typed('FACILITY')).toBeGreaterThan(3);
    const nameless = having(
      ({ user }) => user.user_type === 'facility' && user.profile?.location.name === null,
    );
    expect(nameless).toBeGreaterThan(0);
  });

  test('conditions, each true and false', () => {
    for (const field of [
      'on_site_secretary',
      'on_site_housing',
      'on_site_dining',
      'teleconsultation_available',
      'is_public_transport_accessible',
    ]) {
      expect(count(field, true)).toBeGreaterThan(15);
      expect(count(field, false)).toBeGreaterThan(15);
    }
  });

  test('time slots, at most one per weekday', () => {
    expect(having((ad) => (ad.timeslots ?? []).length > 0)).toBeGreaterThan(80);
    expect(having((ad) => ad.timeslots === null)).toBeGreaterThan(10);
    for (const { timeslots } of ads) {
      const days = (timeslots ?? []).map((slot) => slot.dayName);
      expect(new Set(days).size).toBe(days.length);
    }
  });

  test('titles, of which few are missing, none of them among the latest eighty', () => {
    expect(count('title', '')).toBeGreaterThan(1);
    expect(count('title', null)).toBeGreaterThan(1);
    expect(ads.slice(-80).filter((ad) => !ad.title)).toEqual([]);
    expect(new Set(ads.map((ad) => ad.title)).size).toBeGreaterThan(210);
  });
});

/** The largest number of ads at the same point. */
function maxAtOnePoint(placed: Place[]): number {
  const points = placed.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
  return Math.max(...points.map((point) => points.filter((other) => other === point).length));
}

test('an establishment has one address, in one town', () => {
  const addresses = new Map<string, Set<string>>();
  for (const { user, location } of ads) {
    const name = user.profile?.location.name;
    // A surgery without a name is not an establishment, and a few ads lack their address.
    if (!name || name === 'Cabinet médical' || !location?.city) continue;
    const town = `${location.postal_code} ${location.city}`;
    const address = user.user_type === 'doctor' ? '' : location.address;
    if (address === undefined || (address === '' && user.user_type !== 'doctor')) continue;
    addresses.set(name, (addresses.get(name) ?? new Set()).add(`${address}, ${town}`));
  }
  expect(addresses.size).toBeGreaterThan(60);
  expect([...addresses].filter(([, found]) => found.size > 1)).toEqual([]);
});

describe('places', () => {
  const places = ads.flatMap(({ location }) => location ?? []);
  const placed = places.filter(({ latitude }) => latitude);

  test('a few ads have no position, and some share one', () => {
    expect(placed.length / ads.length).toBeGreaterThan(0.85);
    expect(placed.length / ads.length).toBeLessThan(0.97);
    expect(maxAtOnePoint(placed)).toBeGreaterThanOrEqual(28);
  });

  test('a few ads have only an address, and a few have no place', () => {
    expect(places.filter((place) => !place.latitude && place.city).length).toBeGreaterThan(8);
    expect(places.filter((place) => !place.latitude && !place.city)).toHaveLength(2);
    expect(having(({ location }) => location === null)).toBe(1);
  });

  test('the second page of the list has all special cases of the map', () => {
    // The latest come first, twenty a page.
    const page = ads.slice(200, 220).map(({ location }) => location);
    expect(maxAtOnePoint(page.flatMap((place) => (place?.latitude ? place : [])))).toBe(10);
    expect(page.filter((place) => place?.city && !place.latitude)).toHaveLength(1);
    expect(page).toContain(null);
  });

  test('positions are near the centre of their town', () => {
    for (const location of placed) {
      const town = TOWNS.find(({ name }) => name === location.city);
      expect(town?.postalCode).toBe(location.postal_code);
      expect(location.latitude).toMatch(/^\d{2}\.\d{6}$/);
      expect(Math.abs(Number(location.latitude) - (town?.latitude ?? 0))).toBeLessThan(0.005);
      expect(Math.abs(Number(location.longitude) - (town?.longitude ?? 0))).toBeLessThan(0.007);
    }
  });
});

describe('wording', () => {
  test('a page of the list has many kinds of titles', () => {
    for (let first = 0; first < ads.length; first += 20) {
      const openings = ads
        .slice(first, first + 20)
        .map(({ title }) => (title ?? '').split(' ').slice(0, 2).join(' '));
      const times = openings.map((one) => openings.filter((other) => other === one).length);
      expect(Math.max(...times)).toBeLessThanOrEqual(5);
    }
  });

  test('descriptions have a realistic length, and paragraphs', () => {
    for (const { description } of ads) {
      const words = description.split(/[ \n]+/).length;
      expect(words).toBeGreaterThanOrEqual(50);
      expect(words).toBeLessThanOrEqual(260);
      expect(description).toContain('\n\n');
    }
  });

  test('typography is French', () => {
    for (const { title, description } of ads) {
      const text = `${title ?? ''}\n${description}`;
      expect(text).not.toMatch(/['"]| [;:!?»%€]|« |undefined|null\b|\bde [aeiouyéê]/i);
    }
  });

  test('no two descriptions are the same', () => {
    expect(new Set(ads.map((ad) => ad.description)).size).toBe(ads.length);
  });
});
