import type { DatabaseSync } from 'node:sqlite';
import type { AdSort } from '@/lib/ads/search';
import type { AdArea, AdQuery, FoundAd, FoundAds } from '@/lib/ads-index/ad-query';
import { inflateAd } from '@/lib/ads-index/body';
import { matching, squaredDistance, tablesFor } from '@/lib/ads-index/conditions';
import { bytesOf, numberOf, numberOrNull, type Row } from '@/lib/ads-index/row';
import type { Coordinates } from '@/lib/map/position';
import { distanceInKm } from '@/lib/places/distance';

/** The open ads that a search finds, sorted; `count` is that of all pages. */
export function searchAds(database: DatabaseSync, query: AdQuery): FoundAds {
  const { area } = query;
  if (area?.kind === 'around' && !isCircle(area)) return { count: 0, ads: [] };
  const { where, values } = matching(query);
  const from = `FROM ${tablesFor(area)} WHERE ${where}`;
  const counted = database.prepare(`SELECT count(*) AS count ${from}`).get(values);
  const found = database.prepare(
    `SELECT ads.id, latitude, longitude, is_approximate, body
      FROM (SELECT ads.id AS found, row_number() OVER (ORDER BY ${orderOf(query)}) AS rank ${from}
        ORDER BY rank LIMIT :limit OFFSET :offset)
      JOIN ads ON ads.id = found JOIN bodies ON bodies.id = found ORDER BY rank`,
  );
  const page = { limit: wholeNumber(query.limit), offset: wholeNumber(query.offset) };
  const centre = area?.kind === 'around' ? area.centre : null;
  return {
    count: numberOf(counted?.count),
    ads: found.all({ ...values, ...page }).map((row) => readFound(row, centre)),
  };
}

const bySort: Record<AdSort, string> = {
  distance: `${squaredDistance}, starts NULLS LAST, ads.id`,
  recent: 'published DESC NULLS LAST, ads.id DESC',
  start: 'starts NULLS LAST, ads.id',
};

function orderOf({ area, sort }: AdQuery): string {
  return bySort[sort === 'distance' && area?.kind !== 'around' ? 'recent' : sort];
}

function readFound(row: Row, centre: Coordinates | null): FoundAd {
  const latitude = numberOrNull(row.latitude);
  const longitude = numberOrNull(row.longitude);
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    published: inflateAd(bytesOf(row.body)),
    distanceKm: centre && position && distanceInKm(centre, position),
    position,
    isApproximate: row.is_approximate === 1,
  };
}

function isCircle({ centre, radiusKm }: Extract<AdArea, { kind: 'around' }>): boolean {
  const { latitude, longitude } = centre;
  // Of NaN no comparison is true.
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusKm >= 0;
}

function wholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}
