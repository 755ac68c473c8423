import { createGeocoder, type Lookup } from '@/lib/api/geocoder/geocoder';
import { dataStore } from '@/lib/api/resources/data-store';
import { placesCacheLife, unknownPlacesCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { addressOf, townKey } from '@/lib/map/geocode-key';

const locate = createGeocoder({ url: config.GEOCODER_URL });

/** The place of an address by its key: its street, else its town. Concurrent look-ups share a call. Never rejects. */
export async function lookUp(key: string): Promise<Lookup> {
  if (config.GEOCODER_URL === '') return { kind: 'none' };
  const lookup = await lookUpOnce(key);
  const town = townKey(key);
  return lookup.kind === 'none' && town !== null && town !== key ? lookUpOnce(town) : lookup;
}

/** Where an address is, cached for a month; that it is unknown, for a day. */
async function lookUpOnce(key: string): Promise<Lookup> {
  const lifeOf = (lookup: Lookup) =>
    lookup.kind === 'found' ? placesCacheLife : unknownPlacesCacheLife;
  try {
    const { value } = await dataStore().read(`place ${key}`, { lifeOf, tags: [] }, async () => {
      const lookup = await locate(addressOf(key));
      // A failure is not stored.
      if (lookup.kind === 'failed') throw new Error('The geocoder failed');
      return lookup;
    });
    return value;
  } catch {
    return { kind: 'failed' };
  }
}
