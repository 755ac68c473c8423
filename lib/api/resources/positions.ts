import type { Ad } from '@/lib/ads/ad';
import type { AdSearch } from '@/lib/ads/search';
import type { AdsRequest } from '@/lib/api/ads-call';
import type { Lookup } from '@/lib/api/geocoder/geocoder';
import { getAd, getAds } from '@/lib/api/resources/ads';
import { lookUp } from '@/lib/api/resources/look-up';
import { findPlaceAds } from '@/lib/api/resources/place-ads';
import { geocodeKey } from '@/lib/map/geocode-key';
import { isOverseas } from '@/lib/map/overseas';
import { type AdPosition, type Coordinates, maxAds } from '@/lib/map/position';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { findCommune } from '@/lib/places/search/find-commune';

/** Positions, and whether a failure keeps some of them back that may come next time. */
type Found<T> = { found: T; isComplete: boolean };

/** Milliseconds a map waits for the geocoder; later results are cached for the next request. */
const timeoutMs = 4_000;

/**
 * Where the ads of a page are, in their order; `null` when the list ends before that page. The
 * geocoder sees the addresses of these ads and nothing of the visitor.
 *
 * @throws {ApiError} when the API fails; the geocoder may.
 */
export async function getPositions(request: AdsRequest): Promise<Found<AdPosition[]> | null> {
  const response = await getAds(request);
  return response.kind === 'page' ? positionsOf(response.ads.results.slice(0, maxAds)) : null;
}

/** {@link getPositions} for a page of a search by place. */
export async function getPlacePositions(search: AdSearch): Promise<Found<AdPosition[]> | null> {
  const found = await findPlaceAds(search);
  return found && positionsOf(found.ads.map(({ published }) => published.ad));
}

/** {@link getPositions} for one ad; `null` when there is none. */
export async function getPosition(id: number): Promise<Found<AdPosition> | null> {
  const ad = await getAd(id);
  if (ad === null) return null;
  const { found, isComplete } = await positionsOf([ad]);
  const [position] = found;
  return position ? { found: position, isComplete } : null;
}

async function positionsOf(ads: Ad[]): Promise<Found<AdPosition[]>> {
  const unknown = ads.filter(({ location }) => ownCoordinates(location) === null);
  const keys = unknown.map(({ location }) => geocodeKey(location)).filter((key) => key !== null);
  const lookups = await lookUpAll(new Set(keys));
  return {
    found: ads.map((ad) => positionOf(ad, lookups)),
    isComplete: [...lookups.values()].every(({ kind }) => kind !== 'failed'),
  };
}

/** Looks up all addresses within the timeout; a late one counts as failed. */
async function lookUpAll(keys: Set<string>): Promise<Map<string, Lookup>> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const late = new Promise<Lookup>((resolve) => {
    deadline.addEventListener('abort', () => resolve({ kind: 'failed' }));
  });
  const found = [...keys].map(
    async (key) => [key, await Promise.race([lookUp(key), late])] as const,
  );
  return new Map(await Promise.all(found));
}

function positionOf({ id, location }: Ad, lookups: Map<string, Lookup>): AdPosition {
  const key = geocodeKey(location);
  const coordinates = ownCoordinates(location) ?? foundCoordinates(key, lookups);
  return {
    id,
    coordinates,
    geocodeKey: coordinates === null ? key : null,
    town: coordinates === null && key !== null ? townOf(location) : null,
    isOverseas: isOverseas(location?.postal_code ?? null),
  };
}

function townOf(location: Ad['location']): Coordinates | null {
  const { postal_code = null, city = null } = location ?? {};
  return findCommune(gazetteer(), postal_code, city)?.centre ?? null;
}

function foundCoordinates(key: string | null, lookups: Map<string, Lookup>): Coordinates | null {
  const lookup = key === null ? undefined : lookups.get(key);
  return lookup?.kind === 'found' ? lookup.coordinates : null;
}

function ownCoordinates(location: Ad['location']): Coordinates | null {
  if (location === null) return null;
  const { latitude, longitude } = location;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
