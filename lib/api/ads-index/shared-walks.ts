import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ownWalks, pagesSchema, type WalkStore } from '@/lib/api/ads-index/walk';
import type { Sharing } from '@/lib/cache/sharing';
import { isSigned, sign } from '@/lib/cache/signature';
import { now } from '@/lib/runtime/now';

/** Seconds for which a walk is current: the time until the next one. */
const walkSeconds = 15 * 60;
/** Milliseconds for which an instance may read pages before another reads them too: as long as 25 slow calls take. */
const claimMs = 45_000;
const pollMs = 250;
/** Milliseconds to wait for Redis to connect when the site starts, unless it refuses. */
const connectMs = 15_000;

/** Returns the current walk. Without one, or when it is ARGV[1], ARGV[2] becomes the current one. */
const walkScript = `local current = redis.call('get', KEYS[1])
  if current and current ~= ARGV[1] and #current < 200 then return current end
  redis.call('set', KEYS[1], ARGV[2], 'EX', ARGV[3])
  return ARGV[2]`;

/** Instances share a walk through Redis: the first that needs some pages reads them. Without Redis each walks alone. */
export function sharedWalks(sharing: Omit<Sharing, 'values'>): WalkStore {
  const { link, feed, prefix, apiValues } = sharing;
  /** The id of the walk that this instance reads, or read last. */
  let ownWalk = '';

  return {
    adsAtATime: ownWalks.adsAtATime,

    async walk(signal) {
      const deadline = performance.now() + connectMs;
      while (!link.isUp && !link.isDown && performance.now() < deadline) {
        await setTimeout(50, undefined, { signal, ref: false });
      }
      const key = `${prefix}ads:walk`;
      const walk = `${randomUUID()} ${feed.position}`;
      const started = `${walk} ${sign(key, walk)}`;
      const options = { keys: [key], arguments: [ownWalk, started, `${walkSeconds}`] };
      try {
        const [reply, leftMs] = await link.run(
          (redis) => Promise.all([redis.eval(walkScript, options), redis.pTTL(key)]),
          'background',
        );
        ownWalk = z.string().parse(reply);
        const [uuid, position = '', signature = ''] = ownWalk.split(' ');
        // The next walk of this instance replaces that of a stranger.
        if (!isSigned(key, `${uuid} ${position}`, signature)) throw new Error('another signature');
        return { id: ownWalk, ageMs: walkSeconds * 1_000 - Math.max(0, leftMs), position };
      } catch {
        return ownWalks.walk(signal);
      }
    },

    async pages({ id, position }, range, read, signal) {
      if (position === null) return read();
      const name = `${id} ${range}`;
      const claim = { condition: 'NX', expiration: { type: 'PX', value: claimMs } } as const;
      // Longer than any claim of an instance lasts.
      const deadline = performance.now() + 2 * claimMs;
      while (performance.now() < deadline) {
        const pages = await apiValues.get(name, pagesSchema);
        if (pages) return pages.value;
        const reply = await link
          .run((redis) => redis.set(`${prefix}ads:${name}`, '', claim), 'background')
          .catch(() => 'OK');
        if (reply !== null) break;
        await setTimeout(pollMs, undefined, { signal, ref: false });
      }
      const since = now();
      const value = await read();
      apiValues.set(name, { value, tags: [], since }, walkSeconds);
      return value;
    },
  };
}
