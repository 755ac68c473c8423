import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ownWalks, type Walk, type WalkStore } from '@/lib/api/ads-index/walk';
import type { RawPage } from '@/lib/api/resources/paged';
import type { RedisClient } from '@/lib/cache/redis-link';
import { now } from '@/lib/cache/refreshes';
import type { SharedValues } from '@/lib/cache/shared-values';
import type { Sharing } from '@/lib/cache/sharing';

/** Seconds for which a walk is current: as long as until the next one. */
const walkSeconds = 15 * 60;
/** Milliseconds for which an instance may read pages before another reads them too: as long as all tries of a call. */
const claimMs = 30_000;
/** Milliseconds between two checks for the pages that another instance reads. */
const pollMs = 250;
/** Milliseconds for Redis to connect and respond when the site starts; less while it refuses. */
const connectMs = 15_000;

/** Returns the current walk. Without one, or when it is ARGV[1], ARGV[2] becomes the current one. */
const walkScript = `local current = redis.call('get', KEYS[1])
  if current and current ~= ARGV[1] then return current end
  redis.call('set', KEYS[1], ARGV[2], 'EX', ARGV[3])
  return ARGV[2]`;

const pagesSchema: z.ZodType<RawPage[]> = z.array(
  z.object({ count: z.number(), items: z.array(z.unknown()), hasNext: z.boolean() }),
);

/**
 * Shares walks of the API among instances through Redis: the instance that comes first to some pages reads them, the
 * others wait for them. While Redis is down each instance walks for itself.
 */
export class SharedWalks implements WalkStore {
  readonly pagesAtATime = ownWalks.pagesAtATime;
  readonly #sharing: Sharing;
  readonly #values: SharedValues;

  constructor(sharing: Sharing) {
    this.#sharing = sharing;
    this.#values = sharing.values('walks of the API');
  }

  async walk(begun: string | null, signal: AbortSignal): Promise<Walk> {
    await this.#untilConnected(signal);
    const keys = [this.#keyOf('walk')];
    const started = `${randomUUID()} ${this.#sharing.feed.position}`;
    const args = [begun ?? '', started, `${walkSeconds}`];
    try {
      const reply = await this.#run((redis) => redis.eval(walkScript, { keys, arguments: args }));
      const leftMs = await this.#run((redis) => redis.pTTL(keys[0] ?? ''));
      const id = z.string().parse(reply);
      const ageMs = walkSeconds * 1_000 - Math.max(0, leftMs);
      return { id, ageMs, position: id.slice(id.indexOf(' ') + 1) };
    } catch {
      return ownWalks.walk(begun, signal);
    }
  }

  async pages(
    { id, position }: Walk,
    first: number,
    read: () => Promise<RawPage[]>,
    signal: AbortSignal,
  ): Promise<RawPage[]> {
    if (position === null) return read();
    const name = `${id} ${first}`;
    for (;;) {
      const stored = pagesSchema.safeParse((await this.#values.get(name))?.value);
      if (stored.success) return stored.data;
      if (await this.#claim(name)) break;
      await setTimeout(pollMs, undefined, { signal, ref: false });
    }
    const since = now();
    const value = await read();
    this.#values.set(name, { value, tags: [], since }, walkSeconds);
    return value;
  }

  /** Whether this instance is to read some pages. */
  async #claim(name: string): Promise<boolean> {
    const options = { condition: 'NX', expiration: { type: 'PX', value: claimMs } } as const;
    const claim = this.#run((redis) => redis.set(this.#keyOf(name), '', options));
    return claim.then((reply) => reply !== null).catch(() => true);
  }

  #run<T>(command: (redis: RedisClient) => Promise<T>): Promise<T> {
    return this.#sharing.link.run(command, 'background');
  }

  #keyOf(name: string): string {
    return `${this.#sharing.prefix}ads:${name}`;
  }

  async #untilConnected(signal: AbortSignal): Promise<void> {
    const deadline = performance.now() + connectMs;
    const { link } = this.#sharing;
    while (!link.isUp && !link.isDown && performance.now() < deadline) {
      await setTimeout(50, undefined, { signal, ref: false });
    }
  }
}
