import { adsKeeper } from '@/lib/api/ads-index/ads-keeper';
import { readItem } from '@/lib/api/resources/list';
import { publishedAdSchema } from '@/lib/api/schemas/published-ad';
import { withTimeout } from '@/lib/with-timeout';

/** Milliseconds that the webhook waits for a look at the list. */
const timeoutMs = 2_000;

/**
 * Brings what the API has just sent of an ad into the index of this instance, before its pages expire.
 *
 * @param body the response; `null` when the API says that there is no such ad. A bad one is left to the next walk.
 */
export function indexAd(id: number, body: unknown): void {
  const keeper = adsKeeper();
  if (keeper === null) return;
  try {
    const published =
      body === null ? null : readItem({ entity: 'ad', schema: publishedAdSchema }, body);
    keeper.take(id, published);
  } catch {
    // The listener of refreshes asks again, and logs.
  }
}

/** Brings what is new of the list into the index of this instance, before its pages expire. Never throws. */
export async function indexNewAds(): Promise<void> {
  const keeper = adsKeeper();
  if (keeper?.kind === 'process') await withTimeout(keeper.look(), timeoutMs).catch(() => {});
}
