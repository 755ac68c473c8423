import { cacheLife, cacheTag } from 'next/cache';
import { type Life, lifeOfFailures, lifeOfLists, tags } from '@/lib/api/cache';
import type { LastGood } from '@/lib/api/last-good';
import { log } from '@/lib/api/log';
import { readOrLast } from '@/lib/api/read-or-last';

/** A part of a page that has other things to show; of a failure it says so in its place. */
export type SideBlock<T> = { kind: 'loaded'; content: T } | { kind: 'failed' };

/** Milliseconds: a page does not wait for a block as long as for what it is about. */
const patience = 2_500;

/*
 * Cached functions call these themselves, because what a cached function throws fails the whole
 * page, even where the page catches it.
 */

/**
 * Reads a side block within a `'use cache'` function: never throws. When the API fails it gives the
 * last content this process has seen, or says that it failed (specification, section 8); a page
 * with such a failure is not kept.
 */
export async function readSideBlock<T>(
  last: LastGood<T>,
  life: Life,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<SideBlock<T>> {
  const content = await readPatiently(last, life, read);
  if (content !== undefined) return { kind: 'loaded', content };
  cacheLife(lifeOfFailures);
  cacheTag(tags.failures);
  return { kind: 'failed' };
}

/**
 * Reads what a page is good without, as links to elsewhere, within a `'use cache'` function: never
 * throws. When the API fails it gives the last content, or `null`; the page is kept all the same,
 * and tried again soon.
 */
export async function readExtra<T>(
  last: LastGood<T>,
  life: Life,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const content = await readPatiently(last, life, read);
  if (content !== undefined) return content;
  cacheLife(lifeOfLists);
  return null;
}

/** `undefined` when the API fails and nothing was good before; then the caller gives it a life. */
async function readPatiently<T>(
  last: LastGood<T>,
  life: Life,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await readOrLast(last, life, () => read(AbortSignal.timeout(patience)));
  } catch (error) {
    log({ event: 'call failed', error: String(error) });
    return undefined;
  }
}
