import type { Ad } from '@/lib/ads/ad';
import { type AdPosition, type AdPositions, maxAds } from '@/lib/ads/position';
import type { AdSearch } from '@/lib/ads/search';
import { readAdsOfPage } from '@/lib/api/ads-list';
import type { Lookup } from '@/lib/api/geocoder/geocoder';
import { readAd } from '@/lib/api/resources/ads';
import { lookUp } from '@/lib/api/resources/look-up';
import { geocodeKey, isOverseas } from '@/lib/map/geocode-key';
import type { Coordinates } from '@/lib/places/coordinates';
import { findCommune } from '@/lib/places/search/find-commune';
import { withTimeout } from '@/lib/runtime/with-timeout';

/** Milliseconds a map waits for the geocoder; later results are cached for the next request. */
const timeoutMs = 4_000;

/** The positions of the ads of a page on the map; `null` when the list ends before it. @throws {ApiError} */
export async function readPositions(search: AdSearch): Promise<AdPositions | null> {
  const ads = await readAdsOfPage({ ...search, view: 'map' });
  return ads && positionsOf(ads.slice(0, maxAds).map(({ ad }) => ad));
}

/** {@link readPositions} for one ad; `null` when there is none. */
export async function readPosition(id: number) {
  const revised = await readAd(id);
  const { positions, complete } = await positionsOf(revised ? [revised.ad] : []);
  const [position] = positions;
  return position ? { position, complete } : null;
}

async function positionsOf(ads: Ad[]): Promise<AdPositions> {
  const unknown = ads.filter(({ location }) => ownCoordinates(location) === null);
  const keys = unknown.map(({ location }) => geocodeKey(location)).filter((key) => key !== null);
  const lookups = await lookUpAll(new Set(keys));
  return {
    positions: ads.map((ad) => positionOf(ad, lookups)),
    complete: [...lookups.values()].every(({ kind }) => kind !== 'failed'),
  };
}

/** Looks up all addresses within the timeout; a late one counts as failed. */
async function lookUpAll(keys: Set<string>): Promise<Map<string, Lookup>> {
  const late = () => ({ kind: 'failed' }) as const;
  const found = [...keys].map(async (key) => {
    const lookup = await withTimeout(lookUp(key), timeoutMs).catch(late);
    return [key, lookup] as const;
  });
  return new Map(await Promise.all(found));
}

function positionOf({ id, location }: Ad, lookups: Map<string, Lookup>): AdPosition {
  const { postal_code = null, city = null } = location ?? {};
  const key = geocodeKey(location);
  const lookup = lookups.get(key ?? '');
  const found = lookup?.kind === 'found' ? lookup.coordinates : null;
  const coordinates = ownCoordinates(location) ?? found;
  const unknownKey = coordinates === null ? key : null;
  const commune = unknownKey === null ? null : findCommune(postal_code, city);
  return {
    id,
    coordinates,
    geocodeKey: unknownKey,
    town: commune?.centre ?? null,
    isOverseas: isOverseas(postal_code),
  };
}

function ownCoordinates(location: Ad['location']): Coordinates | null {
  const { latitude = null, longitude = null } = location ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
