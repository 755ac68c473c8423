import type { PublishedAd } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads-index/ads-index';
import { type CachedManifest, readChunks, readManifest } from '@/lib/api/ads-index/cached-snapshot';
import { IndexWriter } from '@/lib/api/ads-index/index-writer';
import type { AdsSource } from '@/lib/api/ads-index/source';
import { assertWhole } from '@/lib/api/ads-index/walk-ads';
import { now, type Refreshes } from '@/lib/cache/refreshes';
import { writeLine } from '@/lib/log/line';
import type { Gazetteer } from '@/lib/places/gazetteer';

type Options = { source: AdsSource; refreshes: Refreshes; places: () => Gazetteer; max: number };

/** The most ads of a snapshot (product.md, « Index »). */
const maxOfSnapshot = 10_000;

/**
 * The index on Vercel, which keeps no process: each request that needs it loads the snapshot of the data cache, unless
 * this instance has it already. An instance with a snapshot that the webhook reaches knows of its ad at once, the others
 * with the next snapshot.
 */
export class SnapshotLoader {
  readonly kind = 'snapshot';
  readonly #options: Options;
  readonly #max: number;
  #writer: IndexWriter | undefined;
  #manifest: CachedManifest | undefined;
  #loading: Promise<void> | undefined;
  state: 'off' | 'preparing' | 'ready' = 'preparing';

  constructor(options: Options) {
    this.#options = options;
    this.#max = Math.min(options.max, maxOfSnapshot);
  }

  get index(): AdsIndex {
    return this.#write.index;
  }

  /** Seconds since the snapshot was made; `null` before. */
  get ageSeconds(): number | null {
    return this.#manifest ? Math.round((now() - this.#manifest.at) / 1_000) : null;
  }

  /**
   * Loads the snapshot, unless this instance has it.
   *
   * @throws {ApiError} when it has to be made, and the API fails or sends nonsense.
   */
  load(): Promise<void> {
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

  /** Takes what the API has just said of an ad; `null`: there is none. */
  take(id: number, published: PublishedAd | null): void {
    if (this.state !== 'ready') return;
    if (published === null) this.index.remove(id);
    else this.index.put([published]);
  }

  async #load(): Promise<void> {
    const begin = now();
    const { source } = this.#options;
    const manifest = await readManifest(source);
    if (manifest.at === this.#manifest?.at) return;
    if (manifest.count > this.#max) return this.#switchOff(manifest);
    const walk = this.index.startWalk();
    try {
      let read = 0;
      for await (const items of readChunks(source, manifest)) {
        read += items.length;
        await this.#write.putItems(items, manifest.at, walk);
      }
      assertWhole(read, manifest.count, manifest.pageSize);
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
