import { createHash } from 'node:crypto';
import { HttpError } from '@/lib/bff/respond';
import type { RedisLink } from '@/lib/cache/redis-link';
import { now } from '@/lib/cache/refreshes';
import { sharing } from '@/lib/cache/sharing';
import { config } from '@/lib/config/config';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** Seconds for which one signature can be valid: its timestamp may be five minutes ahead. */
const doneSeconds = 10 * 60;
/** Seconds that the work of a call may take. An instance that ends during it does not block the id for longer. */
const pendingSeconds = 60;
/** Seconds after which a call that is being done may be sent again. */
const retrySeconds = 10;

type State = 'pending' | 'done';

/**
 * The ids of signed calls, each of which is done once, by one of the instances that share a Redis. Without Redis, or
 * while it is down, each process has its own; they are bounded, and the oldest is forgotten first.
 */
export class ReceivedIds {
  // Maps iterate in the order of insertion, so the first entry is the oldest.
  readonly #own = new Map<string, { state: State; expiresAt: number }>();
  readonly #link: Pick<RedisLink, 'run'> | null;
  readonly #scope: string;
  readonly #maxIds: number;

  /**
   * @param scope instances with another one do not share ids.
   * @param maxIds how many are stored; about 150 bytes each.
   */
  constructor(link: Pick<RedisLink, 'run'> | null, scope: string, maxIds = 10_000) {
    this.#link = link;
    this.#scope = scope;
    this.#maxIds = maxIds;
  }

  /** Marks an id as pending, unless it is pending or done already; returns its state before. */
  async begin(id: string): Promise<State | 'new'> {
    const key = this.#keyOf(id);
    const own = this.#own.get(key);
    if (own !== undefined && own.expiresAt > now()) return own.state;
    this.#set(key, 'pending', pendingSeconds);
    const shared = await this.#beginShared(key);
    // Another instance says when it is done.
    if (shared !== 'new') this.#own.delete(key);
    return shared;
  }

  async complete(id: string): Promise<void> {
    const key = this.#keyOf(id);
    this.#set(key, 'done', doneSeconds);
    const expiration = { type: 'EX', value: doneSeconds } as const;
    await this.#link?.run((client) => client.set(key, 'done', { expiration })).catch(() => {});
  }

  /** Forgets an id whose work failed, so that it can be sent again. */
  async forget(id: string): Promise<void> {
    const key = this.#keyOf(id);
    this.#own.delete(key);
    await this.#link?.run((client) => client.del(key)).catch(() => {});
  }

  async #beginShared(key: string): Promise<State | 'new'> {
    const expiration = { type: 'EX', value: pendingSeconds } as const;
    const options = { condition: 'NX', expiration } as const;
    try {
      const stored = await this.#link?.run((client) => client.set(key, 'pending', options));
      if (stored !== null) return 'new';
      return (await this.#link?.run((client) => client.get(key))) === 'done' ? 'done' : 'pending';
    } catch {
      // Redis is down.
      return 'new';
    }
  }

  #set(key: string, state: State, seconds: number): void {
    this.#own.delete(key);
    this.#own.set(key, { state, expiresAt: now() + 1_000 * seconds });
    const [oldest] = this.#own.keys();
    if (this.#own.size > this.#maxIds && oldest !== undefined) this.#own.delete(oldest);
  }

  /** A hash: the sender chooses how long an id is. */
  #keyOf(id: string): string {
    const hash = createHash('sha256').update(JSON.stringify([this.#scope, id]));
    return `medireleve:webhook:${hash.digest('base64url')}`;
  }
}

const receivedIds = processSingleton(
  'webhook-ids',
  // As the feed of refreshes, by API: one call reaches all instances.
  () => new ReceivedIds(sharing?.link ?? null, config.API_URL),
);

/**
 * Does the work of a call of the webhook, unless one with its id was done before. That is a success: the id is an
 * idempotency key, and a sender that missed the response sends the call for days until it has one.
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
