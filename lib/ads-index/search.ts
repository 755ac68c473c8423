import type { PublishedAd } from '@/lib/ads/ad';
import type { AdSort } from '@/lib/ads/search';
import type { AdArea, AdQuery, FoundAd, FoundAds } from '@/lib/ads-index/ad-query';
import type { AdPlace } from '@/lib/ads-index/locate';
import type { Coordinates } from '@/lib/map/position';
import { distanceInKm, earthRadius, radians } from '@/lib/places/distance';

/** An ad of the index: the values that searches and counts compare, and the whole ad. */
export type IndexedAd = AdPlace & {
  id: number;
  /** The id of the specialty. */
  specialty: number | null;
  /** A {@link dayNumber}; 0 without a start date. */
  starts: number;
  /** A {@link dayNumber}; after every day without an end date. */
  ends: number;
  /** Milliseconds since 1970; before every time when the API gives none. */
  publishedAt: number;
  /** The position on the unit sphere. */
  point: SpherePoint | null;
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
  const { centre, radiusKm } = area;
  const squareOf = squaredChordFrom(centre);
  // The chord of the widest circle is the diameter.
  const reach = 2 * Math.sin(Math.min(radiusKm / (2 * earthRadius), Math.PI / 2));
  // Of NaN no comparison is true.
  return (ad) => reach >= 0 && squareOf(ad) <= reach ** 2;
}

/**
 * The square of the chord, the straight line on the unit sphere, from a point to an ad; NaN for an ad without a
 * position. It grows with the distance, and takes no trigonometry for each ad.
 */
function squaredChordFrom(centre: Coordinates): (ad: IndexedAd) => number {
  const { x, y, z } = spherePoint(centre);
  return ({ point }) =>
    point === null ? Number.NaN : (point.x - x) ** 2 + (point.y - y) ** 2 + (point.z - z) ** 2;
}

/** A total order: the last key is that of the id. */
function orderOf({ area, sort }: AdQuery): Compare {
  const latestFirst = [(ad: IndexedAd) => -ad.publishedAt, (ad: IndexedAd) => -ad.id];
  const soonestFirst = [
    (ad: IndexedAd) => ad.starts || Number.POSITIVE_INFINITY,
    (ad: IndexedAd) => ad.id,
  ];
  const keys: Record<AdSort, ((ad: IndexedAd) => number)[]> = {
    distance:
      area?.kind === 'around' ? [squaredChordFrom(area.centre), ...soonestFirst] : latestFirst,
    recent: latestFirst,
    start: soonestFirst,
  };
  return (one, other) => {
    for (const keyOf of keys[sort]) {
      const [a, b] = [keyOf(one), keyOf(other)];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };
}

/** Candidates that are collected before they are sorted. */
const batch = 1_000;

/** The first `count` ads in order, without sorting all: 100 000 would take a tenth of a second. */
function firstInOrder(ads: readonly IndexedAd[], count: number, compare: Compare): IndexedAd[] {
  const first: IndexedAd[] = [];
  let last: IndexedAd | undefined;
  for (const ad of ads) {
    if (last !== undefined && compare(ad, last) > 0) continue;
    first.push(ad);
    if (first.length < 2 * count + batch) continue;
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
export function spherePoint({ latitude, longitude }: Coordinates): SpherePoint {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return {
    x: Math.cos(phi) * Math.cos(lambda),
    y: Math.cos(phi) * Math.sin(lambda),
    z: Math.sin(phi),
  };
}
