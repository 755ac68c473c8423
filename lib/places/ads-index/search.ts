import type { PublishedAd } from '@/lib/ads/ad';
import type { Coordinates } from '@/lib/map/position';
import type { AdArea, AdQuery, FoundAd, FoundAds } from '@/lib/places/ads-index/ad-query';
import type { AdPlace } from '@/lib/places/ads-index/locate';
import { distanceInKm, earthRadius, radians } from '@/lib/places/gazetteer/distance';

/** An ad of the index: the values that searches and counts compare, and the whole ad. */
export type IndexedAd = AdPlace &
  SpherePoint & {
    id: number;
    /** The id of the specialty. */
    specialty: number | null;
    /** A {@link dayNumber}; 0 without a start date. */
    starts: number;
    /** A {@link dayNumber}; after every day without an end date. */
    ends: number;
    /** Milliseconds since 1970; before every time when the API gives none. */
    publishedAt: number;
    /** A percentage. */
    retrocession: number | null;
    /** Euros a day. */
    dayForfait: number | null;
    /**
     * A {@link PublishedAd}. Bytes are outside of the heap of V8: as strings, the descriptions of 100 000 ads take
     * 215 MB of the 512 MB that the heap may have.
     */
    json: Buffer;
    /** The last walk of the API that saw the ad. */
    seenBy: number;
  };

/** A position on the unit sphere; NaN without one. */
type SpherePoint = { x: number; y: number; z: number };

/** What selects ads; `null`, or nothing, selects all. */
type Filters = Pick<AdQuery, 'today'> & Partial<AdQuery>;

type Compare = (one: IndexedAd, other: IndexedAd) => number;

/** The open ads that a search finds, sorted; `count` is that of all pages. */
export function searchAds(ads: readonly IndexedAd[], query: AdQuery): FoundAds {
  const matches = matchesOf(ads, query);
  const start = Math.max(0, Math.trunc(query.offset) || 0);
  const end = Math.min(start + Math.max(0, Math.trunc(query.limit) || 0), matches.length);
  const page = start < end ? firstInOrder(matches, end, orderOf(query)).slice(start) : [];
  const centre = query.area?.kind === 'around' ? query.area.centre : null;
  return { count: matches.length, ads: page.map((ad) => foundAd(ad, centre)) };
}

/** The open ads that match, in no order. */
export function matchesOf(ads: readonly IndexedAd[], filters: Filters): IndexedAd[] {
  const { today, area = null, specialty = null, startDate = null, endDate = null } = filters;
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

/**
 * The square of the chord, the straight line on the unit sphere, from a point to an ad; NaN for an ad without a
 * position. It grows with the distance, and takes no trigonometry for each ad.
 */
function squaredChordFrom(centre: Coordinates): (ad: IndexedAd) => number {
  const { x, y, z } = spherePoint(centre);
  return (ad) => (ad.x - x) ** 2 + (ad.y - y) ** 2 + (ad.z - z) ** 2;
}

/** A total order: two ads are never equal. */
function orderOf({ area, sort }: AdQuery): Compare {
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

function foundAd(
  { json, position, isApproximate }: IndexedAd,
  centre: Coordinates | null,
): FoundAd {
  const published: PublishedAd = JSON.parse(json.toString());
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
