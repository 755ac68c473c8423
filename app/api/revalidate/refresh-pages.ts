import { revalidateTag } from 'next/cache';
import { adsCall } from '@/lib/api/ads-call';
import { tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { postsCall } from '@/lib/api/posts-call';
import { isUnpublished } from '@/lib/api/schemas/post';
import type { Change } from '@/lib/bff/webhook/change';
import { defaultPostSearch } from '@/lib/blog/search';
import { deletedTag } from '@/lib/cache/refreshes';
import { log } from '@/lib/log/log';

/** Milliseconds the API has to say what became of what changed. */
const timeoutMs = 2_000;

/**
 * Refreshes the pages that show what changed, on every instance. The API is asked first:
 *
 * - it answers: no page is served any more before it is made anew;
 * - it says that there is no such thing: not even a failure of the API brings it back;
 * - it fails: what is there stays, and is made anew as soon as it answers again.
 */
export async function refreshPages(change: Change): Promise<void> {
  const found = await ask(change);
  const touched = tagsOf(change);
  const howFresh = found === 'unknown' ? 'max' : { expire: 0 };
  for (const tag of touched) revalidateTag(tag, howFresh);
  const [itself] = touched;
  if (found === 'gone' && itself !== undefined) revalidateTag(deletedTag(itself), { expire: 0 });
}

/** Its own tag first, then that of the lists it is in. */
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

async function ask(change: Change): Promise<'there' | 'gone' | 'unknown'> {
  try {
    const body = await api.get(callFor(change), AbortSignal.timeout(timeoutMs));
    return change.type === 'post' && isUnpublished(body) ? 'gone' : 'there';
  } catch (error) {
    const isItem = change.type === 'ad' || change.type === 'post';
    if (isItem && error instanceof ApiNotFoundError) return 'gone';
    log({ event: 'call failed', error: String(error) });
    return 'unknown';
  }
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
