import { setTimeout } from 'node:timers/promises';
import type { PublishedAd } from '@/lib/ads/ad';
import { adsCall } from '@/lib/api/ads-call';
import { api } from '@/lib/api/client/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { adPath } from '@/lib/api/paths';
import { readItem } from '@/lib/api/resources/list';
import { type RawPage, readWholePage } from '@/lib/api/resources/paged';
import { publishedAdSchema } from '@/lib/api/schemas/published-ad';

/** How ads are read from the wire. */
export const publishedAd = { entity: 'ad', schema: publishedAdSchema };

/** Calls at a time (docs/product.md#index-of-ads). */
export const maxConcurrentCalls = 4;

/** Where the index reads ads. */
export type AdsSource = {
  /**
   * A page, from 1; `null` when the list ends before it.
   *
   * @throws {ApiError} when the API fails.
   */
  page(number: number, signal: AbortSignal): Promise<RawPage | null>;
  /** One ad; `null` when there is none. @throws {ApiError} when the API fails. */
  ad(id: number, signal: AbortSignal): Promise<PublishedAd | null>;
};

/** The API of this site, without the caches. */
export const adsOfApi: AdsSource = {
  page(number, signal) {
    const call = adsCall({ page: number, specialty: null, startDate: null, endDate: null });
    return orNull(number > 1, async () => readWholePage('ads', await api.get(call, signal)));
  },
  ad: (id, signal) =>
    orNull(true, async () => readItem(publishedAd, await api.get(adPath(id), signal))),
};

/**
 * Does the work, and does it again after each delay while it fails.
 *
 * @throws what the last try threw, or the reason of the signal.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  delaysMs: readonly number[],
  signal: AbortSignal,
): Promise<T> {
  for (const delay of delaysMs) {
    try {
      return await work();
    } catch {
      signal.throwIfAborted();
      await setTimeout(delay, undefined, { signal, ref: false });
    }
  }
  return work();
}

/** What the work returns; `null` for a 404 where that is a valid response. */
async function orNull<T>(mayBeAbsent: boolean, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (mayBeAbsent && error instanceof ApiNotFoundError) return null;
    throw error;
  }
}
