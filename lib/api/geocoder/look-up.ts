import { cacheLife } from 'next/cache';
import { lifeOfFailures, lifeOfPlaces, lifeOfUnknownPlaces } from '@/lib/api/cache';
import { createGeocoder, type Lookup } from '@/lib/api/geocoder/geocoder';
import { config } from '@/lib/config';
import { addressOf, townKey } from '@/lib/map/geocode-key';

const locate = createGeocoder({ url: config.GEOCODER_URL });

const underWay = new Map<string, Promise<Lookup>>();

/**
 * Looks up the address of an ad, by its key: the street, else the town, which all addresses in it
 * share. Each is asked for once by all who want it at the same time, and then not again for long.
 * Never rejects. Without a geocoder nothing is found.
 */
export async function lookUp(key: string): Promise<Lookup> {
  if (config.GEOCODER_URL === '') return { kind: 'none' };
  const lookup = await lookUpOnce(key);
  const town = townKey(key);
  return lookup.kind === 'none' && town !== null && town !== key ? lookUpOnce(town) : lookup;
}

async function lookUpOnce(key: string): Promise<Lookup> {
  const known = underWay.get(key);
  if (known) return known;
  const begun = readPlace(key).finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}

async function readPlace(key: string): Promise<Lookup> {
  'use cache';
  const lookup = await locate(addressOf(key));
  cacheLife(lives[lookup.kind]);
  return lookup;
}

const lives = { found: lifeOfPlaces, none: lifeOfUnknownPlaces, failed: lifeOfFailures };
