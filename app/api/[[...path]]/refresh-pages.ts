import pLimit from 'p-limit';
import { indexAd, indexNewAds } from '@/lib/api/ads-index/ads-index';
import { maxConcurrentCalls } from '@/lib/api/ads-index/walk';
import {
  adPath,
  adsCall,
  combinedListPath,
  partnersPath,
  postPath,
  postsCall,
} from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { isUnpublished } from '@/lib/api/schemas/post';
import type { Change } from '@/lib/bff/webhook/call';
import { defaultPostSearch } from '@/lib/blog/search';
import { tags } from '@/lib/cache/lifetimes';
import { deletedTag, type Refresh } from '@/lib/cache/refreshes';
import { refresh } from '@/lib/cache/sharing';
import { log, writeLine } from '@/lib/runtime/log/log';
import { recorder } from '@/lib/runtime/metrics/recorder';

/** Milliseconds for an API call that finds out whether a changed item still exists. */
const timeoutMs = 2_000;

/** Milliseconds for all of them: senders of webhooks wait for 15 to 30 seconds. */
const totalTimeoutMs = 10_000;

/**
 * Revalidates the pages that show what changed, on every instance. The API is called first, for each change:
 *
 * - it responds: the pages expire at once;
 * - it says 404: the item is also marked as deleted, so that it is not served stale if the API fails;
 * - it fails, or there is no time left: the cached pages are served stale, and revalidated as soon as it responds.
 *
 * The index of ads of this instance is right before the pages expire, so that they are rendered with it.
 */
export async function refreshPages(changes: readonly Change[]): Promise<void> {
  const checked = await checkAll(changes);
  for (const one of checked) await bringIntoIndex(one);
  refresh(refreshesOf(checked));
  for (const { change, status } of checked) recorder()?.pagesRefreshed(change.type, status);
  logRefreshed(checked);
}

/** What the API says of a change. */
type CheckedChange = {
  change: Change;
  status: 'exists' | 'deleted' | 'unknown';
  body: unknown;
};

async function checkAll(changes: readonly Change[]): Promise<CheckedChange[]> {
  const distinct = new Map(changes.map((change) => [subjectOf(change).call, change]));
  const signal = AbortSignal.timeout(totalTimeoutMs);
  const errors: unknown[] = [];
  const limit = pLimit(maxConcurrentCalls);
  const checked = await limit.map(distinct, ([call, change]) =>
    checkChange(change, call, signal).catch((error: unknown): CheckedChange => {
      errors.push(error);
      return { change, status: 'unknown', body: null };
    }),
  );
  // One line: when the API is down, all of them fail.
  if (errors.length > 0) log({ event: 'call failed', error: String(errors[0]) });
  return checked;
}

async function checkChange(
  change: Change,
  call: string,
  signal: AbortSignal,
): Promise<CheckedChange> {
  signal.throwIfAborted();
  try {
    const body = await api.get(call, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    const isDeleted = change.type === 'post' && isUnpublished(body);
    return { change, status: isDeleted ? 'deleted' : 'exists', body };
  } catch (error) {
    if (!isItem(change) || !(error instanceof ApiNotFoundError)) throw error;
    return { change, status: 'deleted', body: null };
  }
}

async function bringIntoIndex({ change, status, body }: CheckedChange): Promise<void> {
  if (status === 'unknown') return;
  if (change.type === 'ad') indexAd(change.id, body);
  if (change.type === 'ads') await indexNewAds();
}

function logRefreshed(checked: readonly CheckedChange[]): void {
  const counts: Partial<Record<Change['type'], number>> = {};
  for (const { change } of checked) counts[change.type] = (counts[change.type] ?? 0) + 1;
  const unknown = checked.filter(({ status }) => status === 'unknown').length;
  // What the API did not respond to is served stale meanwhile.
  writeLine('info', { event: 'refreshed', ...counts, ...(unknown > 0 && { unknown }) });
}

/** How each tag is refreshed, once. */
function refreshesOf(checked: readonly CheckedChange[]): Map<string, Refresh> {
  const refreshes = new Map<string, Refresh>();
  for (const { change, status } of checked) {
    const changed = subjectOf(change).tags;
    for (const tag of changed) {
      refreshes.set(tag, status === 'unknown' ? (refreshes.get(tag) ?? 'stale') : 'expired');
    }
    if (status === 'deleted') refreshes.set(deletedTag(changed[0]), 'expired');
  }
  return refreshes;
}

function isItem({ type }: Change): boolean {
  return type === 'ad' || type === 'post';
}

/** What a change is about: the call that returns it, and its tags: that of the item first, then that of its lists. */
function subjectOf(change: Change): { call: string; tags: [string, ...string[]] } {
  switch (change.type) {
    case 'ad':
      return { call: adPath(change.id), tags: [tags.ad(change.id), tags.ads] };
    case 'post':
      return { call: postPath(change.slug), tags: [tags.post(change.slug), tags.posts] };
    case 'ads': {
      const call = adsCall({ page: 1, startDate: null, endDate: null, specialty: null });
      return { call, tags: [tags.ads, tags.anyAd] };
    }
    case 'posts':
      return { call: postsCall(defaultPostSearch), tags: [tags.posts] };
    case 'partners':
      return { call: partnersPath, tags: [tags.partners] };
    case 'specialties':
      return { call: combinedListPath, tags: [tags.specialties] };
  }
}
