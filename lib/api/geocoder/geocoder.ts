import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { createApiClient } from '@/lib/api/client/client';
import { ApiFailureError } from '@/lib/api/errors';
import { type GeocoderResult, queryFor, readGeocoderResult } from '@/lib/api/geocoder/queries';
import type { FoldedAddress } from '@/lib/map/geocode-key';
import type { Coordinates } from '@/lib/places/coordinates';
import { isInTerritory } from '@/lib/places/gazetteer/postal-code';
import { logRepeated } from '@/lib/runtime/log/log';

export type Lookup = { kind: 'found'; coordinates: Coordinates } | { kind: 'none' | 'failed' };

/** The result of a call; `null` when the service knows no such place. */
type SearchOutcome = GeocoderResult | null | 'failed';

type Settings = {
  /** Base of the service, on which `/search` is called. */
  url: string;
  timeout?: number;
  /** Milliseconds from one call to the next in the same place of the queue. */
  pace?: number;
  now?: () => number;
};

/** Six calls at once, 150 ms apart each, make 40 a second; the service allows 50. */
const atOnce = 6;
/** Calls that wait for a place: ten pages of ads without a single known position. */
const maxQueueLength = 800;
/** Failures in a row before a pause, in milliseconds. */
const maxFailures = 5;
const pause = 30_000;
const nothing = { type: 'FeatureCollection', features: [] };

/** Creates a geocoder on the service of geoservices.ign.fr, for addresses anywhere in France. It never rejects. */
export function createGeocoder({ url, timeout = 2_500, pace = 150, now = Date.now }: Settings) {
  // A place with its street weighs under a kilobyte.
  const client = createApiClient({ origin: url, timeout, maxBytes: 100_000 });
  const limit = pLimit(atOnce);
  const breaker = createBreaker(maxFailures, pause, now);

  return async function locate(address: FoldedAddress): Promise<Lookup> {
    const query = queryFor(address);
    if (query === null) return { kind: 'none' };
    const result = await queue(query.params);
    if (result === 'failed') return { kind: 'failed' };
    if (result === null || !query.accepts(result)) return { kind: 'none' };
    return { kind: 'found', coordinates: result.coordinates };
  };

  async function queue(params: Record<string, string>): Promise<SearchOutcome> {
    if (limit.pendingCount >= maxQueueLength) return 'failed';
    return new Promise((resolve) => {
      void limit(async () => {
        if (!breaker.mayCall()) return resolve('failed');
        const response = trySearch(params);
        resolve(response);
        await Promise.all([response, delay(pace, undefined, { ref: false })]);
      });
    });
  }

  async function trySearch(params: Record<string, string>): Promise<SearchOutcome> {
    try {
      const result = await search(params);
      breaker.succeeded();
      return result;
    } catch (error) {
      const isRefused = error instanceof ApiFailureError && error.status === 429;
      breaker.failed(isRefused);
      logRepeated('warn', { event: 'geocoder failed', error: String(error) });
      return 'failed';
    }
  }

  async function search(params: Record<string, string>): Promise<GeocoderResult | null> {
    const fixed = { limit: '1', index: 'address', autocomplete: '0' };
    const call = `/search?${new URLSearchParams({ ...params, ...fixed })}`;
    const body = await client.get(call).catch((error) => {
      // The service works, but cannot parse this address.
      if (error instanceof ApiFailureError && error.status === 400) return nothing;
      throw error;
    });
    const result = readGeocoderResult(body);
    if (result === null || isInTerritory(result.postalCode, result.coordinates)) return result;
    logRepeated('warn', { event: 'geocoder failed', error: 'a place outside of France' });
    return null;
  }
}

/** A circuit breaker: after `most` failures in a row requests pause for some milliseconds, then one is a trial. */
export function createBreaker(most: number, pause: number, now: () => number) {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayCall(): boolean {
      if (failures < most) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + pause;
      return true;
    },
    succeeded(): void {
      failures = 0;
    },
    /** @param isRefused whether the service rejects requests: then the pause begins at once. */
    failed(isRefused = false): void {
      failures = isRefused ? most : failures + 1;
      if (failures >= most) closedUntil = now() + pause;
    },
  };
}
