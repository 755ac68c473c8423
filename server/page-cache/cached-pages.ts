import { AsyncLocalStorage } from 'node:async_hooks';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { processSingleton } from '../../lib/process-singleton.ts';
import { type CachedPage, sizeOf } from './page.ts';

/** Bytes of the pages in memory. */
const room = 96_000_000;

/** What a request was answered from: the kept pages that were looked up for it, with their keys. */
export type Source = { key: string; page: CachedPage }[];

type Kept = { pages: BoundedCache<CachedPage>; source: AsyncLocalStorage<Source | undefined> };

const kept = processSingleton<Kept>('kept-pages', () => ({
  pages: new BoundedCache<CachedPage>(room, sizeOf),
  source: new AsyncLocalStorage<Source | undefined>(),
}));

/** The pages in the memory of this process. */
export const { pages } = kept;

/** Of the request that is being answered, where somebody wants to know. */
export const { source } = kept;
