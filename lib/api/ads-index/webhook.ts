import { currentUpdater } from '@/lib/api/ads-index/current-updater';
import { readItem } from '@/lib/api/resources/list';
import { publishedAdSchema } from '@/lib/api/schemas/published-ad';
import { withTimeout } from '@/lib/with-timeout';

/** Milliseconds that the webhook waits for the first pages of the list. */
const timeoutMs = 2_000;

/**
 * Brings what the API has just sent of an ad into the index of this instance, before its pages expire.
 *
 * @param body the response; `null` when the API says that there is no such ad. A bad one is left to the next walk.
 */
export function indexAd(id: number, body: unknown): void {
  const updater = currentUpdater();
  if (updater === null) return;
  try {
    const published =
      body === null ? null : readItem({ entity: 'ad', schema: publishedAdSchema }, body);
    updater.take(id, published);
  } catch {
    // The listener of refreshes asks again, and logs.
  }
}

/** Brings what is new of the list into the index of this instance, before its pages expire. Never throws. */
export async function indexNewAds(): Promise<void> {
  const updater = currentUpdater();
  if (updater?.kind === 'process')
    await withTimeout(updater.readLatest(), timeoutMs).catch(() => {});
}
