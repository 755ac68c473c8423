import { createHash } from 'node:crypto';
import { HttpError } from '@/lib/bff/respond';
import type { RedisLink } from '@/lib/cache/redis-link';
import { sharing } from '@/lib/cache/sharing';
import { isSigned, sign } from '@/lib/cache/signature';
import { config } from '@/lib/config/config';
import { now } from '@/lib/runtime/now';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** Seconds for which one signature can be valid: its timestamp may be five minutes ahead. */
const doneSeconds = 10 * 60;
/** Seconds that the work of a call may take. An instance that ends during it does not block the id for longer. */
const pendingSeconds = 60;
/** Seconds after which a call that is being done may be sent again. */
const retrySeconds = 10;
type State = 'pending' | 'done';

/** Creates a function that does each signed call once: in one of the instances on a Redis, else in each. */
export function createDoOnce(
  link: Pick<RedisLink, 'run'> | null,
  scope: string,
  maxIds = 10_000,
  own = new Map<string, { state: State; expiresAt: number }>(),
) {
  function remember(key: string, state: State, seconds: number): void {
    own.delete(key);
    own.set(key, { state, expiresAt: now() + 1_000 * seconds });
    const [oldest] = own.keys();
    if (own.size > maxIds && oldest !== undefined) own.delete(oldest);
  }

  /** Marks an id as pending, unless it is pending or done already; returns its state before. */
  async function begin(key: string): Promise<State | 'new'> {
    const known = own.get(key);
    if (known !== undefined && known.expiresAt > now()) return known.state;
    remember(key, 'pending', pendingSeconds);
    const shared = await beginShared(key);
    // Redis has the outcome of another instance.
    if (shared !== 'new') own.delete(key);
    return shared;
  }

  async function beginShared(key: string): Promise<State | 'new'> {
    const expiration = { type: 'EX', value: pendingSeconds } as const;
    const options = { condition: 'NX', expiration } as const;
    try {
      const stored = await link?.run((client) => client.set(key, 'pending', options));
      if (stored !== null) return 'new';
      const value = (await link?.run((client) => client.getRange(key, 0, 99))) ?? '';
      if (isSigned(key, 'done', value)) return 'done';
      return value === 'pending' ? 'pending' : 'new';
    } catch {
      return 'new';
    }
  }

  /** Does the work unless a call with its id has done it. @param id `null`: there is none. @throws {HttpError} 409 */
  return async function doOnce(id: string | null, work: () => Promise<void>): Promise<void> {
    if (id === null) return work();
    // A hash: the sender chooses how long an id is.
    const hash = createHash('sha256')
      .update(JSON.stringify([scope, id]))
      .digest('base64url');
    const key = `medireleve:webhook:${hash}`;
    const state = await begin(key);
    if (state === 'done') return;
    if (state === 'pending') {
      throw new HttpError(409, { detail: 'Cet appel est déjà en cours.' }, retrySeconds);
    }
    try {
      await work();
    } catch (error) {
      own.delete(key);
      await link?.run((client) => client.del(key)).catch(() => {});
      throw error;
    }
    remember(key, 'done', doneSeconds);
    const expiration = { type: 'EX', value: doneSeconds } as const;
    await link?.run((client) => client.set(key, sign(key, 'done'), { expiration })).catch(() => {});
  };
}

/** {@link createDoOnce} of this process, by API as the feed of refreshes: one call reaches all instances. */
export const doOnce = createDoOnce(
  sharing?.link ?? null,
  config.API_URL,
  10_000,
  processSingleton('webhook-ids', () => new Map()),
);
