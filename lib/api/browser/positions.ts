import * as z from 'zod/mini';
import type { AdPositions } from '@/lib/ads/position';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';

/** In milliseconds: the server itself waits for the API and the geocoder, some seconds each. */
const timeoutMs = 15_000;
const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));
const point = z.nullable(z.object({ latitude: degrees(90), longitude: degrees(180) }));

const positionSchema = z.object({
  id: z.number(),
  coordinates: point,
  geocodeKey: z.nullable(z.string()),
  town: point,
  isOverseas: z.boolean(),
});
const pageSchema = z.object({ positions: z.array(positionSchema), complete: z.boolean() });
const oneSchema = z.object({ position: positionSchema, complete: z.boolean() });

/** The call for the positions of the ads of a page of the list, from the root of the site. */
export function adPositionsCall(search: AdSearch): string {
  return `/api/map/positions?${formatAdSearch({ ...search, view: 'list' })}`;
}

/** The positions of the ads of a page of the list, from the site. @throws without a response in fifteen seconds. */
export async function readAdPositions(call: string): Promise<AdPositions> {
  return pageSchema.parse(await fetchJson(call));
}

/** The position of one ad. @throws without a response in fifteen seconds, or without such an ad. */
export async function readAdPosition(id: number): Promise<AdPositions> {
  const { position, complete } = oneSchema.parse(await fetchJson(`/api/map/positions/${id}`));
  return { positions: [position], complete };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The positions responded with ${response.status}`);
  return response.json();
}
