import { revalidateTag } from 'next/cache';
import { adsCall } from '@/lib/api/ads-call';
import { indexAd, indexNewAds } from '@/lib/api/ads-index/webhook';
import { tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { postsCall } from '@/lib/api/posts-call';
import { isUnpublished } from '@/lib/api/schemas/post';
import type { Change } from '@/lib/bff/webhook/change';
import { defaultPostSearch } from '@/lib/blog/search';
import { deletedTag } from '@/lib/cache/refreshes';
import { log } from '@/lib/log/log';
import { recorder } from '@/lib/metrics/recorder';

/** For the API call that finds out whether the changed item still exists. */
const timeoutMs = 2_000;

/**
 * Revalidates the pages that show what changed, on every instance. The API is called first:
 *
 * - it responds: the pages expire at once;
 * - it says 404: the item is also marked as deleted, so that it is not served stale if the API fails;
 * - it fails: the cached pages are served stale, and revalidated as soon as it responds again.
 *
 * The index of ads of this instance is right before the pages expire, so that they are rendered with it.
 */
export async function refreshPages(change: Change): Promise<void> {
  const { status, body } = await ask(change);
  await bringIntoIndex(change, status, body);
  const changed = tagsOf(change);
  const profile = status === 'unknown' ? 'max' : { expire: 0 };
  for (const tag of changed) revalidateTag(tag, profile);
  const [ownTag] = changed;
  if (status === 'deleted' && ownTag !== undefined) {
    revalidateTag(deletedTag(ownTag), { expire: 0 });
  }
  recorder()?.pagesRefreshed(change.type, status);
}

/** The tag of the item first, then that of its lists. */
function tagsOf(change: Change): string[] {
  switch (change.type) {
    case 'ad':
      return [tags.ad(change.id), tags.ads];
    case 'post':
      return [tags.post(change.slug), tags.posts];
    default:
      return [tags[change.type]];
  }
}

type Status = 'exists' | 'deleted' | 'unknown';

async function ask(change: Change): Promise<{ status: Status; body: unknown }> {
  try {
    const body = await api.get(callFor(change), AbortSignal.timeout(timeoutMs));
    const isDeleted = change.type === 'post' && isUnpublished(body);
    return { status: isDeleted ? 'deleted' : 'exists', body };
  } catch (error) {
    const isItem = change.type === 'ad' || change.type === 'post';
    if (isItem && error instanceof ApiNotFoundError) return { status: 'deleted', body: null };
    log({ event: 'call failed', error: String(error) });
    return { status: 'unknown', body: null };
  }
}

async function bringIntoIndex(change: Change, status: Status, body: unknown): Promise<void> {
  if (status === 'unknown') return;
  if (change.type === 'ad') indexAd(change.id, body);
  if (change.type === 'ads') await indexNewAds();
}

function callFor(change: Change): string {
  switch (change.type) {
    case 'ad':
      return `/api/v1/ads/${change.id}`;
    case 'post':
      return `/api/v1/blogs/posts/${encodeURIComponent(change.slug)}/`;
    case 'ads':
      return adsCall({ page: 1, startDate: null, endDate: null, specialty: null });
    case 'posts':
      return postsCall(defaultPostSearch);
    case 'partners':
      return '/api/v1/core/partners/';
    case 'specialties':
      return '/api/v1/core/combined-list/';
  }
}
