import { AsyncLocalStorage } from 'node:async_hooks';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { processSingleton } from '../../lib/process-singleton.ts';
import { type StoredPage, sizeOf } from './stored-page.ts';

const maxBytes = 40_000_000;

/** The cached pages that were looked up for a request, with their keys. */
export type Source = { key: string; page: StoredPage }[];

type State = { pages: BoundedCache<StoredPage>; source: AsyncLocalStorage<Source | undefined> };

const state = processSingleton<State>('cached-pages', () => ({
  pages: new BoundedCache<StoredPage>(maxBytes, sizeOf, 'pages'),
  source: new AsyncLocalStorage<Source | undefined>(),
}));

/** The pages in the memory of this process. */
export const { pages } = state;

/** Collects the lookups of the current request, where a middleware provides the list. */
export const { source } = state;
