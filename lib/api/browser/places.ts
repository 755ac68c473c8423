import * as z from 'zod/mini';
import { type PlaceSummary, placeSummarySchema } from '@/lib/places/place-summary';

const suggestedSchema = z.extend(placeSummarySchema, {
  /** How many ads its list has without other filters; absent without an index of ads. */
  count: z.optional(z.int()),
});
const responseSchema = z.array(suggestedSchema);
/** A place as the site suggests it. */
export type SuggestedPlace = z.output<typeof suggestedSchema>;
/** In milliseconds: a suggestion that comes later is of no use. */
const timeoutMs = 8_000;

/** The places to suggest for what was typed so far, from the site. @throws when the request fails or is aborted. */
export function readPlaces(typed: string, signal: AbortSignal): Promise<SuggestedPlace[]> {
  return fetchFrom(`/api/places?${new URLSearchParams({ q: typed })}`, signal);
}

/** The commune nearest to a position, which is sent rounded to about a kilometre; `null` when there is none near. */
export async function readPlaceNear(position: {
  latitude: number;
  longitude: number;
}): Promise<PlaceSummary | null> {
  const near = `${position.latitude.toFixed(2)},${position.longitude.toFixed(2)}`;
  const [place] = await fetchFrom(`/api/places?${new URLSearchParams({ near })}`);
  return place ?? null;
}

async function fetchFrom(url: string, signal?: AbortSignal): Promise<SuggestedPlace[]> {
  signal?.throwIfAborted();
  // Safari has AbortSignal.any from 17.4 on.
  const controller = new AbortController();
  for (const end of [signal, AbortSignal.timeout(timeoutMs)]) {
    end?.addEventListener('abort', () => controller.abort());
  }
  const response = await fetch(url, { signal: controller.signal });
  if (!response.ok) throw new Error(`The places responded with ${response.status}`);
  return responseSchema.parse(await response.json());
}
