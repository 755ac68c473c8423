import { dayNumber, fillIn, isDay, mondayFrom, placeholdersOf } from '../days.ts';
import { type FieldErrors, invalidFields } from '../http/response.ts';
import { drawNumbers, near, randomFrom } from '../random.ts';
import { ADS, LISTS } from '../sample/sample.ts';

type StoredAd = {
  /** The replacement starts on the first Monday at least this number of days after today; it may be negative. */
  starts: number;
  /** The days from the first to the last; `null` without an end. */
  lasts: number | null;
  /** As the API sends it, with the irregularities of a real service: absent fields, numbers as strings. */
  ad: {
    specialty: { id: number };
    user: { id: number };
    location: { id: number; latitude?: string | null; longitude?: string | null } | null;
  };
};

type AdFilter = {
  specialtyId?: number;
  /** Days, both included. */
  from?: string;
  until?: string;
};

/** The numbers of the first and the last day; no last day for an ad without an end. */
type Period = { first: number; last: number | null };

const STORED: readonly StoredAd[] = ADS;
/** The distance between the ids of people and places in two copies of the stored ads: more than there are ids. */
const ID_STEP = 1_000;
/** Ads are published evenly over the days before today. */
const PUBLICATION_DAYS = 60;
/** So many that enough of them are not over. */
const DRAWN = 24;

/**
 * The stored ads, repeated up to a number of ads. The copies have other days, people and positions. Ids are in the
 * order of publication, from 1.
 * @param today the day that their days are counted from.
 */
export function sampleAds(count: number, today: string) {
  const now = dayNumber(today);
  const latestFirst = Array.from({ length: count }, (_, index) => count - index);

  function storedAd(id: number): StoredAd {
    const ad = STORED[(id - 1) % STORED.length];
    if (ad === undefined) throw new RangeError(`No ad ${id}`);
    return ad;
  }

  function periodOf(id: number): Period {
    const { starts, lasts } = storedAd(id);
    const shifted = (days: number): Period => {
      const first = mondayFrom(now + starts + days);
      return { first, last: lasts === null ? null : first + lasts };
    };
    // A copy starts as long after its publication as the stored ad, unless it would be over.
    const index = id - 1;
    const published = Math.floor(publishedAfter(index, count));
    const copy = shifted(
      published - Math.floor(publishedAfter(index % STORED.length, STORED.length)),
    );
    return isEnded(copy) ? shifted(0) : copy;
  }

  const isEnded = ({ last }: Period): boolean => last !== null && last < now;

  /** In daytime. */
  function publishedAt(id: number): string {
    const days = publishedAfter(id - 1 + randomFrom('published', id - 1)(), count);
    const seconds = Math.floor((7 + 14 * (days % 1)) * 3_600);
    const day = now - PUBLICATION_DAYS + Math.floor(days);
    return new Date((day * 86_400 + seconds) * 1_000).toISOString();
  }

  function document(id: number): string {
    const { first, last } = periodOf(id);
    const text = JSON.stringify({ id, slug: `remplacement-${id}`, ...wireAd(id) });
    return fillIn(text, { ...placeholdersOf(first, last), published: publishedAt(id) });
  }

  function wireAd(id: number): StoredAd['ad'] {
    const { ad } = storedAd(id);
    const round = Math.floor((id - 1) / STORED.length);
    return round === 0 ? ad : copyOf(ad, round);
  }

  return {
    /** The ids of the ads that share a day with the period, latest first. */
    idsOf({ specialtyId, from, until }: AdFilter): number[] {
      const ofSpecialty =
        specialtyId === undefined
          ? latestFirst
          : latestFirst.filter((id) => storedAd(id).ad.specialty.id === specialtyId);
      if (from === undefined && until === undefined) return ofSpecialty;
      const fromNumber = dayNumber(from ?? '0000-01-01');
      const untilNumber = dayNumber(until ?? '9999-12-31');
      return ofSpecialty.filter((id) => {
        const { first, last } = periodOf(id);
        return first <= untilNumber && (last === null || last >= fromNumber);
      });
    },

    /** The JSON text of an ad of the sample. */
    document,

    /** The JSON text of an ad by its id; `undefined` when there is none. */
    find(text: string): string | undefined {
      const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
      return id >= 1 && id <= count ? document(id) : undefined;
    },

    /** Ads at random that are not over. */
    some: (size: number): string[] =>
      drawNumbers(DRAWN, count)
        .map((index) => index + 1)
        .filter((id) => !isEnded(periodOf(id)))
        .slice(0, size)
        .map(document),
  };
}

/** The days from the first publication to the publication of an ad. */
const publishedAfter = (index: number, count: number): number => (index / count) * PUBLICATION_DAYS;

/** A copy of an ad, by other people elsewhere in the town. */
function copyOf(ad: StoredAd['ad'], round: number): StoredAd['ad'] {
  const { user, location } = ad;
  return {
    ...ad,
    user: { ...user, id: user.id + round * ID_STEP },
    location: location && moved({ ...location, id: location.id + round * ID_STEP }),
  };
}

/** All ads of a place keep the same position. */
function moved(location: NonNullable<StoredAd['ad']['location']>) {
  if (!location.latitude || !location.longitude) return location;
  const { latitude, longitude } = near(
    { latitude: Number(location.latitude), longitude: Number(location.longitude) },
    randomFrom('copy', location.id),
  );
  return { ...location, latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
}

/** A day as the site sends it, `2026-12-01 00:00:00.000`, or without the time. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?Z?)?$/;

/** An empty parameter is ignored, as in django-filter. */
export function readAdFilter(query: URLSearchParams): AdFilter {
  const filter: AdFilter = {};
  const errors: FieldErrors = {};

  for (const [parameter, field] of [
    ['startDate', 'from'],
    ['endDate', 'until'],
  ] as const) {
    const value = query.get(parameter);
    if (!value) continue;
    const day = MOMENT.exec(value)?.[1];
    if (day !== undefined && isDay(day)) filter[field] = day;
    else errors[parameter] = ['Saisissez une date valide.'];
  }

  const specialty = query.get('specialty');
  if (specialty) {
    const id = /^\d{1,9}$/.test(specialty) ? Number(specialty) : Number.NaN;
    if (LISTS.specialties.some((known) => known.id === id)) filter.specialtyId = id;
    else {
      errors.specialty = [
        'Sélectionnez un choix valide. Ce choix ne fait pas partie de ceux disponibles.',
      ];
    }
  }

  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return filter;
}
