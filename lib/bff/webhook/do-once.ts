import { HttpError } from '@/lib/bff/http-error';
import { ReceivedIds } from '@/lib/bff/webhook/received-ids';
import { sharing } from '@/lib/cache/sharing';
import { config } from '@/lib/config';
import { processSingleton } from '@/lib/runtime/process-singleton';

const receivedIds = processSingleton(
  'webhook-ids',
  // As the feed of refreshes, by API: one call reaches all instances.
  () => new ReceivedIds(sharing?.link ?? null, config.API_URL),
);

/** Seconds after which a call that is being done may be sent again. */
const retrySeconds = 10;

/**
 * Does the work of a call of the webhook, unless one with its id was done before. That is a success: the id is an
 * idempotency key, and a sender that missed the response sends the call for days until it has one.
 *
 * @param id `null` for a call without one.
 * @throws {HttpError} 409 while it is being done, because its outcome is not known yet.
 * @throws what `work` throws; the id may be sent again.
 */
export async function doOnce(
  id: string | null,
  work: () => Promise<void>,
  ids = receivedIds,
): Promise<void> {
  if (id === null) return work();
  const state = await ids.begin(id);
  if (state === 'done') return;
  if (state === 'pending') {
    throw new HttpError(409, { detail: 'Cet appel est déjà en cours.' }, retrySeconds);
  }
  try {
    await work();
  } catch (error) {
    await ids.forget(id);
    throw error;
  }
  await ids.complete(id);
}
