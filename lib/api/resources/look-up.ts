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

/** How long it is cached where an address is, and that it is unknown; after a failure it is looked up again. */
const lives = { found: placesCacheLife, none: unknownPlacesCacheLife, failed: 0 };

async function lookUpOnce(key: string): Promise<Lookup> {
  const storing = { lifeOf: ({ kind }: Lookup) => lives[kind], tags: [] };
  const read = () => locate(addressOf(key));
  return (await dataStore().read(`place ${key}`, storing, read)).value;
}
