import pLimit from 'p-limit';
import { adHref } from '@/lib/ads/search';
import { takeChanges } from '@/lib/api/ads-index/ads-index';
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
import { urlQueue } from '@/lib/api/indexnow/indexnow';
import { isUnpublished } from '@/lib/api/schemas/post';
import type { Change } from '@/lib/bff/webhook/call';
import { defaultPostSearch, postHref } from '@/lib/blog/search';
import { tags } from '@/lib/cache/lifetimes';
import { deletedTag, type Refresh } from '@/lib/cache/refreshes';
import { refresh } from '@/lib/cache/sharing';
import { purgeCdn } from '@/lib/cache/vercel-cache';
import { isOnVercel } from '@/lib/config/config';
import { writeLine } from '@/lib/runtime/log/log';
import { metrics } from '@/lib/runtime/metrics/recorder';

/** For an API call that finds out whether a changed item still exists. */
const timeoutMs = 2_000;
/** For all of them: senders of webhooks wait for 15 to 30 seconds. */
const totalTimeoutMs = 10_000;

/**
 * Revalidates the pages that show what changed, on every instance. The API is called first, for each change:
 *
 * - it responds: the pages expire at once;
 * - it responds with 404: the item is also marked as deleted, so that it is not served stale if the API fails;
 * - it fails, or there is no time left: the cached pages are served stale, and revalidated as soon as it responds.
 *
 * The index of ads of this instance is updated before the pages expire, so that they are rendered with it.
 */
export async function refreshPages(changes: readonly Change[]): Promise<void> {
  const subjects = new Map(changes.map((change) => [subjectOf(change).call, change]));
  const signal = AbortSignal.timeout(totalTimeoutMs);
  const checked = await pLimit(maxConcurrentCalls).map(subjects.values(), (change) =>
    checkChange(change, signal),
  );
  const failures = checked.filter(({ status }) => status === 'unknown');
  // One line: when the API is down, all of them fail.
  if (failures[0]) writeLine('warn', { event: 'call failed', error: String(failures[0].error) });
  const known = checked.filter(({ status }) => status !== 'unknown');
  const ads = known.flatMap(({ change, body }) =>
    change.type === 'ad' ? [[change.id, body] as const] : [],
  );
  await takeChanges(
    new Map(ads),
    known.some(({ change }) => change.type === 'ads'),
  );
  const refreshed = refreshesOf(checked);
  refresh(refreshed);
  if (isOnVercel) await purgeCdnOf(refreshed);
  for (const { change, body } of checked) {
    if (change.type === 'ad') urlQueue?.add(adHref(change.id));
    // Engines hear of no draft.
    if (change.type === 'post' && !isUnpublished(body)) urlQueue?.add(postHref(change.slug));
  }

  const counts: Partial<Record<Change['type'], number>> = {};
  for (const { change, status } of checked) {
    counts[change.type] = (counts[change.type] ?? 0) + 1;
    metrics.recorder?.pagesRefreshed(change.type, status);
  }
  const unknown = failures.length > 0 && { unknown: failures.length };
  writeLine('info', { event: 'refreshed', ...counts, ...unknown });
}

/** Not served once more: the page of what the API says has changed, and the lists of what may have been deleted. */
async function purgeCdnOf(refreshed: ReadonlyMap<string, Refresh>): Promise<void> {
  const names = [...refreshed.keys()].filter((tag) => !tag.startsWith(deletedTag('')));
  const items = names.filter((tag) => tag.includes(':') && refreshed.get(tag) === 'expired');
  const gone = items.filter((tag) => tag.endsWith(':all') || refreshed.has(deletedTag(tag)));
  const kinds = new Set(gone.map((tag) => tag.replace(/s?:.*/s, 's')));
  const deleted = names.filter((tag) => items.includes(tag) || kinds.has(tag));
  await purgeCdn(
    names.filter((tag) => !deleted.includes(tag)),
    deleted,
  );
}

/** A change, as the API confirms it. */
type CheckedChange = {
  change: Change;
  status: 'exists' | 'deleted' | 'unknown';
  body: unknown;
  error?: unknown;
};

async function checkChange(change: Change, signal: AbortSignal): Promise<CheckedChange> {
  const { call, item } = subjectOf(change);
  try {
    signal.throwIfAborted();
    const body = await api.get(call, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    const isDeleted = change.type === 'post' && isUnpublished(body);
    return { change, status: isDeleted ? 'deleted' : 'exists', body };
  } catch (error) {
    const isDeleted = item !== undefined && error instanceof ApiNotFoundError;
    return { change, status: isDeleted ? 'deleted' : 'unknown', body: null, error };
  }
}

/** How each tag is refreshed, once. */
function refreshesOf(checked: readonly CheckedChange[]): Map<string, Refresh> {
  const refreshes = new Map<string, Refresh>();
  for (const { change, status } of checked) {
    const { item, lists } = subjectOf(change);
    for (const tag of item === undefined ? lists : [item, ...lists]) {
      refreshes.set(tag, status === 'unknown' ? (refreshes.get(tag) ?? 'stale') : 'expired');
    }
    if (item !== undefined && status === 'deleted') refreshes.set(deletedTag(item), 'expired');
  }
  return refreshes;
}

/** The call that returns what changed, its tag when it is one item, and those of its lists. */
function subjectOf(change: Change): { call: string; item?: string; lists: string[] } {
  switch (change.type) {
    case 'ad':
      return { call: adPath(change.id), item: tags.ad(change.id), lists: [tags.ads] };
    case 'post':
      return { call: postPath(change.slug), item: tags.post(change.slug), lists: [tags.posts] };
    case 'ads': {
      const call = adsCall({ page: 1, startDate: null, endDate: null, specialty: null });
      return { call, lists: [tags.ads, tags.allAds] };
    }
    case 'posts':
      return { call: postsCall(defaultPostSearch), lists: [tags.posts, tags.allPosts] };
    case 'partners':
      return { call: partnersPath, lists: [tags.partners] };
    case 'specialties':
      return { call: combinedListPath, lists: [tags.specialties] };
  }
}
