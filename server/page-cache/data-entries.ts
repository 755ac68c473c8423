import { z } from 'zod';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { refreshes } from '../../lib/cache/refreshes.ts';
import { sharing } from '../../lib/cache/sharing.ts';
import { lifeOf } from '../../lib/images/signed-url.ts';
import { RenderStarts } from './render-starts.ts';

/** An entry of the data cache of Next.js: what a function in `unstable_cache` returned, as JSON. */
const valueSchema = z.looseObject({
  kind: z.literal('FETCH'),
  data: z.looseObject({ body: z.string() }),
  revalidate: z.number(),
});

type DataValue = z.infer<typeof valueSchema>;

type DataEntry = {
  value: DataValue;
  tags: string[];
  /** When it was stored, in milliseconds since 1970. */
  lastModified: number;
  /** When its request started, on the clock `now` of lib/cache/refreshes.ts. */
  since: number;
};

const maxBytes = 32_000_000;
const overheadBytes = 500;

const sharedSchema = z.object({ value: valueSchema, lastModified: z.number() });

/** Responses of the API: in memory, then in the Redis that instances share. */
export class DataEntries {
  readonly #entries = new BoundedCache<DataEntry>(
    maxBytes,
    ({ value, tags }) => overheadBytes + 2 * (value.data.body.length + tags.join().length),
    'data',
  );
  readonly #starts = new RenderStarts();
  readonly #shared = sharing?.values('data') ?? null;

  /** A fresh entry, or `null`: a stale one is requested again (stale-if-error is in lib/api/resources). */
  async get(key: string, softTags: string[]): Promise<DataEntry | null> {
    const entry = this.#entries.get(key) ?? (await this.#getShared(key));
    if (entry !== null && isFresh(entry, softTags)) return entry;
    this.#starts.begin(key);
    return null;
  }

  set(key: string, value: unknown, tags: string[]): void {
    const since = this.#starts.end(key);
    const parsed = valueSchema.safeParse(value);
    if (!parsed.success) return;
    const { data } = parsed;
    // Not after the first signed URL in it has ended.
    data.revalidate = lifeOf(data.data.body, data.revalidate);
    const entry = { value: data, tags, lastModified: Date.now(), since };
    this.#entries.set(key, entry);
    const { lastModified } = entry;
    this.#shared?.set(key, { value: { value: data, lastModified }, tags, since }, data.revalidate);
  }

  async #getShared(key: string): Promise<DataEntry | null> {
    const found = await this.#shared?.get(key);
    const shared = sharedSchema.safeParse(found?.value);
    if (found?.freshness !== 'fresh' || !shared.success) return null;
    const entry = { ...shared.data, tags: found.tags, since: found.since };
    this.#entries.set(key, entry);
    return entry;
  }
}

function isFresh({ value, tags, lastModified, since }: DataEntry, softTags: string[]): boolean {
  if (Date.now() > lastModified + value.revalidate * 1_000) return false;
  return refreshes.freshnessOf([...tags, ...softTags], since) === 'fresh';
}
