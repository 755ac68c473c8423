import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { refreshes } from '../../lib/cache/refreshes.ts';
import { pages, type Source } from '../../lib/page-cache/kept-pages.ts';
import { type KeptPage, tagsOf } from '../../lib/page-cache/page.ts';
import type { Heard } from './listen.ts';

/** Bytes of the answers in memory: that of a page, compressed, is a tenth of the page. */
const room = 24_000_000;
/** What an answer takes beside its bytes and headers. */
const frame = 500;

/** An answer that can be given again, and the kept page it was made of. */
export type KeptAnswer = Heard & {
  key: string;
  /** Weak: an answer keeps no page that is gone from the cache of pages. */
  page: WeakRef<KeptPage>;
  /** When the page is to be made again, in milliseconds. */
  dueAt: number;
};

/** Those of this process, by what was asked. */
export const answers = new BoundedCache<KeptAnswer>(
  room,
  ({ body, headers }) => frame + body.length + 2 * JSON.stringify(headers).length,
);

/**
 * An answer that Next.js has just given from its cache, if it can be given again; `null` unless it
 * was made of one kept page, and is good for a time.
 */
export function keptAnswer(heard: Heard, source: Source): KeptAnswer | null {
  const { status, headers } = heard;
  if (status !== 200 && status !== 404) return null;
  const seconds = lifeIn(String(headers['cache-control']));
  const [found, another] = source;
  if (seconds === null || found === undefined || another !== undefined) return null;
  if (headers['set-cookie'] !== undefined) return null;
  // A second early, as the cache of pages is (`isDue`).
  const dueAt = found.page.lastModified + (seconds - 1) * 1_000;
  return { ...heard, key: found.key, page: new WeakRef(found.page), dueAt };
}

/** For how many seconds what is answered is good, by its `Cache-Control`; `null` when that is not said. */
function lifeIn(control: string): number | null {
  // What Next.js says of icons and of the manifest, which are good until the next build.
  if (control === 'public, max-age=0, must-revalidate') return Number.POSITIVE_INFINITY;
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/**
 * Whether Next.js would give this answer, now and again: the page it was made of is the one in the
 * cache, is not due, and nothing it shows was refreshed.
 */
export function isCurrent({ key, page, dueAt }: KeptAnswer): boolean {
  const current = pages.get(key);
  if (current === undefined || current !== page.deref() || Date.now() >= dueAt) return false;
  return refreshes.judge(tagsOf(current.value), current.since) === 'fresh';
}
