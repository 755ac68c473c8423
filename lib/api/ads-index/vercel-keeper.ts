import type { PublishedAd } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads-index/ads-index';
import { type CachedManifest, readChunks, readManifest } from '@/lib/api/ads-index/cached-snapshot';
import { IndexWriter } from '@/lib/api/ads-index/index-writer';
import type { IndexKeeper } from '@/lib/api/ads-index/keeper';
import type { AdsSource } from '@/lib/api/ads-index/source';
import { now, type Refreshes } from '@/lib/cache/refreshes';
import { writeLine } from '@/lib/log/line';
import type { Gazetteer } from '@/lib/places/gazetteer';
import { withTimeout } from '@/lib/with-timeout';

type Options = { source: AdsSource; refreshes: Refreshes; places: () => Gazetteer; max: number };

/** Milliseconds that a request waits for a snapshot (product.md, « Index »). */
const timeoutMs = 2_000;
/** The most ads of a snapshot (product.md, « Index »). */
const maxOfSnapshot = 10_000;

/**
 * The index on Vercel, which keeps no process: each request that needs it loads the snapshot of the data cache, unless
 * this instance has it already. An instance that the webhook reaches knows of its ad at once, the others with the
 * next snapshot.
 */
export class VercelKeeper implements IndexKeeper {
  readonly #options: Options;
  readonly #max: number;
  #writer: IndexWriter | undefined;
  #manifest: CachedManifest | undefined;
  #loading: Promise<void> | undefined;
  state: 'off' | 'preparing' | 'ready' = 'preparing';
  /** A request waits for {@link load} only. */
  readonly settled = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#max = Math.min(options.max, maxOfSnapshot);
  }

  get index(): AdsIndex {
    return this.#write.index;
  }

  get ageSeconds(): number | null {
    return this.#manifest ? Math.round((now() - this.#manifest.at) / 1_000) : null;
  }

  /** Loads the snapshot, within two seconds or later. Never throws. */
  async load(): Promise<void> {
    await withTimeout(this.refresh(), timeoutMs).catch(() => {});
  }

  /**
   * Loads the snapshot.
   *
   * @throws {ApiError} when it has to be made, and the API fails.
   */
  refresh(): Promise<void> {
    this.#loading ??= this.#load()
      .catch((error) => {
        writeLine('warn', { event: 'ads index load failed', error: String(error) });
        throw error;
      })
      .finally(() => {
        this.#loading = undefined;
      });
    return this.#loading;
  }

  take(id: number, published: PublishedAd | null): void {
    if (published === null) this.index.remove(id);
    else this.index.put([published]);
  }

  look(): Promise<void> {
    return this.load();
  }

  async #load(): Promise<void> {
    const begin = now();
    const { source } = this.#options;
    const manifest = await readManifest(source);
    if (manifest.at === this.#manifest?.at) return;
    if (manifest.count > this.#max) return this.#switchOff(manifest);
    const walk = this.index.startWalk();
    try {
      for await (const items of readChunks(source, manifest)) {
        await this.#write.putItems(items, manifest.at, walk);
      }
      for (const id of walk.missed()) this.index.remove(id);
    } finally {
      walk.end();
    }
    this.#manifest = manifest;
    this.state = 'ready';
    const { size: ads, bytes } = this.index;
    writeLine('info', { event: 'ads index loaded', ads, bytes, ms: Math.round(now() - begin) });
  }

  #switchOff(manifest: CachedManifest): void {
    if (this.state !== 'off') {
      writeLine('warn', { event: 'ads index off', ads: manifest.count, max: this.#max });
    }
    this.state = 'off';
    this.#manifest = manifest;
    this.index.clear();
  }

  /** Made when it is first used: to load the gazetteer takes a tenth of a second. */
  get #write(): IndexWriter {
    const { places, refreshes } = this.#options;
    this.#writer ??= new IndexWriter(new AdsIndex(places()), refreshes, 0);
    return this.#writer;
  }
}
