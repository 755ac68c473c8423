import { z } from 'zod';
import type { PublishedAd } from '@/lib/ads/ad';
import { adsCall } from '@/lib/api/ads-call';
import { api } from '@/lib/api/client/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { adPath } from '@/lib/api/paths';
import { readItem, readList } from '@/lib/api/resources/list';
import { readPaged } from '@/lib/api/resources/paged';
import { publishedAdSchema } from '@/lib/api/schemas/published-ad';

const publishedAd = { entity: 'ad', schema: publishedAdSchema };

/** Calls at a time (product.md, « Index »). */
export const maxConcurrentCalls = 4;

/** A page of all ads, as they are on the wire. */
export type RawPage = { count: number; items: unknown[]; hasNext: boolean };

/** Where the index reads ads. */
export type AdsSource = {
  /**
   * A page, from 1; `null` when the list ends before it.
   *
   * @throws {ApiError} when the API fails.
   */
  page(number: number, signal?: AbortSignal): Promise<RawPage | null>;
  /** One ad; `null` when there is none. @throws {ApiError} when the API fails. */
  ad(id: number, signal: AbortSignal): Promise<PublishedAd | null>;
};

/** The API of this site, past the caches. */
export const adsOfApi: AdsSource = {
  async page(number, signal) {
    const callFor = (page: number) =>
      adsCall({ page, specialty: null, startDate: null, endDate: null });
    const around = { next: callFor(number + 1), previous: callFor(number - 1) };
    const body = await orNull(api.get(callFor(number), signal), number > 1);
    if (body === null) return null;
    const raw = readPaged({ entity: 'ads', schema: z.unknown() }, body.found, around);
    return { count: raw.count, items: raw.results, hasNext: raw.next !== null };
  },

  async ad(id, signal) {
    const body = await orNull(api.get(adPath(id), signal), true);
    return body && readItem(publishedAd, body.found);
  },
};

/** Reads the items of a page; bad ones are dropped and logged. */
export function readAds(items: unknown[]): PublishedAd[] {
  return readList(publishedAd, items);
}

/** What a call gives; `null` for a 404 where that is a valid response. */
async function orNull(call: Promise<unknown>, mayBeAbsent: boolean) {
  try {
    return { found: await call };
  } catch (error) {
    if (mayBeAbsent && error instanceof ApiNotFoundError) return null;
    throw error;
  }
}
