import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { AdsIndex } from '@/lib/ads-index/ads-index';
import { readChunk, type SnapshotAd, writeChunks } from '@/lib/api/ads-index/snapshot';
import type { RedisClient, RedisLink } from '@/lib/cache/redis-link';
import { log } from '@/lib/log/log';

/** Seconds for which a snapshot is taken instead of walking: as long as until the next walk. */
const snapshotSeconds = 15 * 60;
/** Milliseconds for which a lock holds that is not renewed: its instance is gone. */
const lockMs = 30_000;
const renewalMs = 3_000;
/** Milliseconds between two checks for the snapshot of the instance that walks. */
const pollMs = 1_000;
/** Milliseconds for Redis to connect and respond when the site starts; less while it refuses. */
const connectMs = 15_000;

const manifestSchema = z.object({
  version: z.string(),
  /** In the feed of refreshes, before the walk. */
  position: z.string(),
  chunks: z.int().min(0),
});

type Manifest = z.output<typeof manifestSchema>;

/** What another instance has read of the API. */
export type Snapshot = {
  ageMs: number;
  position: string;
  chunks: AsyncIterable<SnapshotAd[]>;
};

type Work = {
  index: AdsIndex;
  signal: AbortSignal;
  /** Reads the API. */
  walk: () => Promise<void>;
  /** Takes a snapshot. @throws when it is not whole. */
  load: (snapshot: Snapshot) => Promise<void>;
};

/** Renews, or with 0 ends, a lock that is still ours. */
const renewScript = `if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call('pexpire', KEYS[1], ARGV[2])`;

/**
 * Shares walks of the API among instances: one walks and publishes what it has read, the others load it.
 * While Redis is down each walks for itself.
 */
export class SharedIndex {
  readonly #link: RedisLink;
  readonly #feed: { readonly position: string };
  readonly #prefix: string;
  /** Of the snapshot that this instance has loaded or published. */
  #version: string | null = null;

  /** @param prefix of the keys: instances that must not read each other's snapshots differ in it. */
  constructor(link: RedisLink, feed: { readonly position: string }, prefix: string) {
    this.#link = link;
    this.#feed = feed;
    this.#prefix = prefix;
  }

  /** Loads the snapshot of another instance, or walks when there is none and no other instance does. */
  async refresh(work: Work): Promise<void> {
    await this.#untilConnected(work.signal);
    const token = await this.#loadOrLock(work).catch((error) => {
      work.signal.throwIfAborted();
      log({ event: 'call failed', error: `Shared index of ads: ${error}` });
      return 'alone' as const;
    });
    if (token === 'loaded') return;
    if (token === 'alone') return work.walk();
    const renewal = setInterval(() => this.#renew(token, lockMs), renewalMs);
    try {
      const { position } = this.#feed;
      await work.walk();
      await this.#publish(work.index, position);
    } finally {
      clearInterval(renewal);
      await this.#renew(token, 0);
    }
  }

  /** The lock, as soon as no other instance has it and there is no snapshot of one. */
  async #loadOrLock(work: Work): Promise<'loaded' | string> {
    for (;;) {
      if (await this.#loadNew(work)) return 'loaded';
      const token = randomUUID();
      if (await this.#lock(token)) {
        // The instance that had the lock may have published after the check above.
        if (!(await this.#loadNew(work))) return token;
        await this.#renew(token, 0);
        return 'loaded';
      }
      await setTimeout(pollMs, undefined, { signal: work.signal, ref: false });
    }
  }

  /** Loads a snapshot that this instance has neither published nor loaded before; whether there was one. */
  async #loadNew(work: Work): Promise<boolean> {
    const found = await this.#find();
    if (found === null || found.manifest.version === this.#version) return false;
    return this.#load(found, work);
  }

  async #load({ manifest, ageMs }: Found, work: Work): Promise<boolean> {
    const { version, position } = manifest;
    // Not again when it cannot be read.
    this.#version = version;
    try {
      await work.load({ ageMs, position, chunks: this.#chunks(manifest) });
      return true;
    } catch (error) {
      log({ event: 'call failed', error: `Snapshot of ads: ${error}` });
      return false;
    }
  }

  async #find(): Promise<Found | null> {
    const key = this.#keyOf('latest');
    const text = await this.#run((client) => client.get(key));
    if (text === null) return null;
    const leftMs = await this.#run((client) => client.pTTL(key));
    const manifest = manifestSchema.safeParse(parse(text));
    const ageMs = snapshotSeconds * 1_000 - leftMs;
    return manifest.success && leftMs > 0 ? { manifest: manifest.data, ageMs } : null;
  }

  async *#chunks({ version, chunks }: Manifest): AsyncGenerator<SnapshotAd[]> {
    for (let number = 0; number < chunks; number += 1) {
      const chunk = await this.#run(async (client) => {
        const { RESP_TYPES } = await import('redis');
        return client
          .withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
          .get(this.#keyOf(`${version}:${number}`));
      });
      if (chunk === null) throw new Error('a chunk is gone');
      yield readChunk(chunk);
    }
  }

  /** In the end its manifest: a snapshot that is not whole is never found. */
  async #publish(index: AdsIndex, position: string): Promise<void> {
    const version = randomUUID();
    const expiration = { type: 'EX', value: snapshotSeconds } as const;
    const set = (name: string, value: string | Buffer) =>
      this.#run((client) => client.set(this.#keyOf(name), value, { expiration }));
    try {
      let chunks = 0;
      for await (const chunk of writeChunks(index)) {
        await set(`${version}:${chunks}`, chunk);
        chunks += 1;
      }
      this.#version = version;
      await set('latest', JSON.stringify({ version, position, chunks } satisfies Manifest));
    } catch (error) {
      log({ event: 'call failed', error: `Snapshot of ads: ${error}` });
    }
  }

  async #lock(token: string): Promise<boolean> {
    const expiration = { type: 'PX', value: lockMs } as const;
    const reply = await this.#run((client) =>
      client.set(this.#keyOf('lock'), token, { condition: 'NX', expiration }),
    );
    return reply !== null;
  }

  async #renew(token: string, milliseconds: number): Promise<void> {
    const keys = [this.#keyOf('lock')];
    await this.#run((client) =>
      client.eval(renewScript, { keys, arguments: [token, `${milliseconds}`] }),
    )
      // It expires, and another instance walks too.
      .catch(() => {});
  }

  #run<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    return this.#link.run(command, 'background');
  }

  async #untilConnected(signal: AbortSignal): Promise<void> {
    const deadline = performance.now() + connectMs;
    const isWaiting = () => !this.#link.isUp && !this.#link.isDown;
    while (isWaiting() && performance.now() < deadline) {
      await setTimeout(50, undefined, { signal, ref: false });
    }
  }

  #keyOf(name: string): string {
    return `${this.#prefix}${name}`;
  }
}

type Found = { manifest: Manifest; ageMs: number };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
