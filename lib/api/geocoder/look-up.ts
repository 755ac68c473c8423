import { unstable_cache } from 'next/cache';
import { placesCacheLife, unknownPlacesCacheLife } from '@/lib/api/cache';
import { createGeocoder, type Lookup } from '@/lib/api/geocoder/geocoder';
import { config } from '@/lib/config';
import { dayAt } from '@/lib/french/day';
import { addressOf, townKey } from '@/lib/map/geocode-key';

const locate = createGeocoder({ url: config.GEOCODER_URL });

/** Requests that are running, by key. */
const pending = new Map<string, Promise<Lookup>>();

/**
 * Looks up the address of an ad, by its key: the street, else the town, which all its addresses share.
 * Concurrent look-ups of one address share a call, whose result is cached. Never rejects. Without a
 * geocoder nothing is found.
 */
export async function lookUp(key: string): Promise<Lookup> {
  if (config.GEOCODER_URL === '') return { kind: 'none' };
  const lookup = await lookUpOnce(key);
  const town = townKey(key);
  return lookup.kind === 'none' && town !== null && town !== key ? lookUpOnce(town) : lookup;
}

async function lookUpOnce(key: string): Promise<Lookup> {
  const running = pending.get(key);
  if (running) return running;
  const lookup = readPlace(key).finally(() => pending.delete(key));
  pending.set(key, lookup);
  return lookup;
}

/** The geocoder failed: nothing to cache. */
class GeocoderFailure extends Error {
  override name = 'GeocoderFailure';
}

/** Where an address is, cached for a month; that it is unknown, for a day. */
async function readPlace(key: string): Promise<Lookup> {
  const today = dayAt(new Date());
  const locateNow = async (): Promise<{ lookup: Lookup; day: string }> => {
    const lookup = await locate(addressOf(key));
    if (lookup.kind === 'failed') throw new GeocoderFailure();
    return { lookup, day: today };
  };
  // Bound, as in lib/api/resources/resource.ts.
  const read = (revalidate: number, ...parts: string[]) =>
    unstable_cache(locateNow.bind(null), ['place', key, ...parts], { revalidate })();
  try {
    const { lookup, day } = await read(placesCacheLife);
    if (lookup.kind === 'found' || day === today) return lookup;
    return (await read(unknownPlacesCacheLife, today)).lookup;
  } catch (error) {
    if (error instanceof GeocoderFailure) return { kind: 'failed' };
    throw error;
  }
}
