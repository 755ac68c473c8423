import type { Ad, PublishedAd } from '@/lib/ads/ad';
import type { Coordinates } from '@/lib/ads/position';
import type { AdSort } from '@/lib/ads/search';
import {
  distanceInKm,
  earthRadius,
  nearestCommune,
  radians,
} from '@/lib/places/gazetteer/distance';
import { findCommune, findDepartment } from '@/lib/places/search/find-commune';

/** Where ads are searched: around a point, or in a place, by its INSEE code. */
export type AdArea =
  | { kind: 'around'; centre: Coordinates; radiusKm: number }
  | { kind: 'commune' | 'department' | 'region'; code: string };

/** A search of the index for ads that are open on a day. What is `null`, or absent, selects all. */
export type AdQuery = {
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
  area?: AdArea | null;
  specialty?: number | null;
  /** `YYYY-MM-DD`: an ad ends on this day or later, or has no end. As in the API, it shares a day with the period. */
  startDate?: string | null;
  /** `YYYY-MM-DD`: an ad starts on this day at the latest, or has no start. */
  endDate?: string | null;
  /** By default `recent`, which also replaces `distance` in an area that has no centre. */
  sort?: AdSort;
  offset?: number;
  /** How many ads are returned; by default none, only their number. */
  limit?: number;
};

export type FoundAd = {
  published: PublishedAd;
  /** From the centre; `null` where the search has none. */
  distanceKm: number | null;
  /** `null` when only the department is known, or nothing. */
  position: Coordinates | null;
  /** Whether the position is the centre of the commune. */
  isApproximate: boolean;
};

/** A page of what a search found. */
export type FoundAds = { count: number; ads: FoundAd[] };

/** An ad of the index: the values that searches and counts compare, and the whole ad. */
export type IndexedAd = ReturnType<typeof locate> &
  SpherePoint & {
    id: number;
    specialty: number | null;
    /** A {@link dayNumber}; 0 without a start date. */
    starts: number;
    /** A {@link dayNumber}; after every day without an end date. */
    ends: number;
    /** In milliseconds; before all times when the API sends none. */
    publishedAt: number;
    /** A percentage. */
    retrocession: number | null;
    /** Euros a day. */
    dayForfait: number | null;
    /** A {@link PublishedAd}, outside of the heap of V8: as strings, 100 000 descriptions take 215 of its 512 MB. */
    json: Buffer;
  };

/** A position on the unit sphere; NaN without one. */
type SpherePoint = { x: number; y: number; z: number };

type Compare = (one: IndexedAd, other: IndexedAd) => number;

/** The open ads that a search finds, sorted; `count` is that of all pages. */
export function searchAds(ads: readonly IndexedAd[], query: AdQuery): FoundAds {
  const offset = Math.max(0, query.offset ?? 0);
  const limit = Math.max(0, query.limit ?? 0);
  const matches = matchesOf(ads, query);
  const end = Math.min(offset + limit, matches.length);
  const page = offset < end ? firstInOrder(matches, end, orderOf(query)).slice(offset) : [];
  const centre = query.area?.kind === 'around' ? query.area.centre : null;
  return { count: matches.length, ads: page.map((ad) => foundAd(ad, centre)) };
}

/** The open ads that match, in no order. */
export function matchesOf(ads: readonly IndexedAd[], query: AdQuery): IndexedAd[] {
  const { today, area = null, specialty = null, startDate = null, endDate = null } = query;
  const isIn = area === null ? () => true : memberOf(area);
  // An ad is over once its end is before today.
  const from = Math.max(dayNumber(today), startDate === null ? 0 : dayNumber(startDate));
  const until = endDate === null ? Number.POSITIVE_INFINITY : dayNumber(endDate);
  return ads.filter(
    (ad) =>
      ad.ends >= from &&
      ad.starts <= until &&
      (specialty === null || ad.specialty === specialty) &&
      isIn(ad),
  );
}

function memberOf(area: AdArea): (ad: IndexedAd) => boolean {
  if (area.kind !== 'around') return (ad) => ad[area.kind] === area.code;
  const squareOf = squaredChordFrom(area.centre);
  // The chord of the widest circle is the diameter.
  const reach = 2 * Math.sin(Math.min(area.radiusKm / (2 * earthRadius), Math.PI / 2));
  // Of NaN no comparison is true.
  return (ad) => reach >= 0 && squareOf(ad) <= reach ** 2;
}

/** The square of the chord from a point to an ad, which grows with the distance; NaN for an ad without a position. */
function squaredChordFrom(centre: Coordinates): (ad: IndexedAd) => number {
  const { x, y, z } = spherePoint(centre);
  return (ad) => (ad.x - x) ** 2 + (ad.y - y) ** 2 + (ad.z - z) ** 2;
}

/** A total order: two ads are never equal. */
function orderOf({ area, sort = 'recent' }: AdQuery): Compare {
  // The difference of two infinite values is NaN: the next value decides.
  const soonestFirst: Compare = (one, other) =>
    (one.starts || Number.POSITIVE_INFINITY) - (other.starts || Number.POSITIVE_INFINITY) ||
    one.id - other.id;
  if (sort === 'start') return soonestFirst;
  if (sort === 'recent' || area?.kind !== 'around') {
    return (one, other) => other.publishedAt - one.publishedAt || other.id - one.id;
  }
  const squareOf = squaredChordFrom(area.centre);
  return (one, other) => squareOf(one) - squareOf(other) || soonestFirst(one, other);
}

/** The first `count` ads in order, without sorting all: 100 000 would take a tenth of a second. */
function firstInOrder(ads: readonly IndexedAd[], count: number, compare: Compare): IndexedAd[] {
  const first: IndexedAd[] = [];
  let last: IndexedAd | undefined;
  for (const ad of ads) {
    if (last !== undefined && compare(ad, last) > 0) continue;
    first.push(ad);
    // A batch of candidates is sorted at a time.
    if (first.length < 2 * count + 1_000) continue;
    first.sort(compare).length = count;
    last = first.at(-1);
  }
  return first.sort(compare).slice(0, count);
}

function foundAd(ad: IndexedAd, centre: Coordinates | null): FoundAd {
  const { position, isApproximate } = ad;
  const published: PublishedAd = JSON.parse(ad.json.toString());
  const distanceKm = centre && position && distanceInKm(centre, position);
  return { published, distanceKm, position, isApproximate };
}

/** A `YYYY-MM-DD` day as a number, 20261201: numbers compare faster than strings. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** The point of the unit sphere at some coordinates. */
export function spherePoint(coordinates: Coordinates | null): SpherePoint {
  const { latitude, longitude } = coordinates ?? { latitude: Number.NaN, longitude: Number.NaN };
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  const width = Math.cos(phi);
  return { x: width * Math.cos(lambda), y: width * Math.sin(lambda), z: Math.sin(phi) };
}

/** Where an ad is: at its own coordinates, else at the centre of its commune. Without an address in the nearest one. */
export function locate({ location }: Pick<Ad, 'location'>) {
  const { postal_code = null, city = null, latitude = null, longitude = null } = location ?? {};
  const own = latitude === null || longitude === null ? null : { latitude, longitude };
  const named = findCommune(postal_code, city);
  const ofCode = named === null ? findDepartment(postal_code, city) : null;
  const isUnknown = named === null && ofCode === null;
  const commune = isUnknown && own !== null ? nearestCommune(own) : named;
  const department = commune?.department ?? ofCode;
  return {
    /** `null` when only the department is known, or nothing: such an ad is within no radius. */
    position: own ?? commune?.centre ?? null,
    /** Whether the position is the centre of the commune, and not the ad's own. */
    isApproximate: own === null && commune !== null && commune.centre !== null,
    /** INSEE codes. */
    commune: commune?.code ?? null,
    department: department?.code ?? null,
    region: department?.region?.code ?? null,
  };
}
