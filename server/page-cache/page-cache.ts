import { createRequire } from 'node:module';
import { type Freshness, now, refreshes } from '../../lib/cache/refreshes.ts';
import { refresh } from '../../lib/cache/sharing.ts';
import { currentRequest } from '../../lib/log/current-request.ts';
import { type RenderOutcome, recorder } from '../../lib/metrics/recorder.ts';
import { policyHeader } from '../../lib/policy/content-security-policy.ts';
import { processSingleton } from '../../lib/process-singleton.ts';
import { preparePage } from '../html/prepare-page.ts';
import { pages, source } from './cached-pages.ts';
import { DataEntries } from './data-entries.ts';
import { limitCacheControls } from './next-cache-controls.ts';
import {
  type CachedPage,
  freshnessUntilEnd,
  isMarkedFailed,
  limitStaleUse,
  markResponse,
  needsRevalidation,
  outcomeOf,
  type Page,
  sendInstead,
  tagsOf,
  withFreshness,
} from './page.ts';
import { RenderStarts } from './render-starts.ts';
import { SharedPages } from './shared-pages.ts';
import { isStaleNotFound } from './stale-not-found.ts';
import { readPage, type StoredPage, storePage } from './stored-page.ts';

type Module = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');
type Built = InstanceType<Module['default']>;
type Context = ConstructorParameters<Module['default']>[0];

// Next.js loads this file by its path, outside its bundles, where CommonJS has no default import.
const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: Module = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

// Next.js creates a cache handler for each request: they share this state, and cached-pages.ts.
const renderStarts = new RenderStarts();
const dataEntries = processSingleton('data-entries', () => new DataEntries());
/** The pages that are in Redis already. */
const shared = new WeakSet<StoredPage>();
/** What the pages were read from that Next.js has. */
const readFrom = new WeakMap<NonNullable<Page>, StoredPage>();
let sharedPages: SharedPages | null = null;

/** A page of one of the three levels. */
type Found = { page: CachedPage; stored: StoredPage; freshness: Freshness };

/** The cache key of Next.js for a page: what renders it, then its path. */
const keyPattern = /^\/route-cache\/[^/]+\/[\da-f]+\/\$(.*)$/;

/**
 * The cache of rendered pages, in three levels: memory, where they are compressed, the Redis that instances
 * share, and the files of the build. Nothing is written to disk. Whole pages of each level are prepared
 * (server/html).
 *
 * A page that lacks content because the API failed is sent once and never stored, here or by a shared
 * cache: the next request renders again, and a complete page that is cached stays. It is sent in the place
 * of one that lacks its main content (product.md, « API failing »).
 *
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
export default class PageCache {
  readonly #built: Built;

  constructor(context: Context) {
    this.#built = new FileSystemCache({ ...context, maxMemoryCacheSize: 0 });
  }

  get #shared(): SharedPages {
    sharedPages ??= new SharedPages();
    return sharedPages;
  }

  async get(...[key, context]: Parameters<Built['get']>) {
    if (context.kind === 'FETCH') {
      const { softTags = [] } = context;
      return dataEntries.get(key, softTags);
    }
    const cached = await this.#find(key, context);
    const page = cached && servable(cached);
    if (page === null || needsRevalidation(page)) renderStarts.begin(key);
    if (cached === null || page === null) return null;
    if (page.value !== null) readFrom.set(page.value, cached.stored);
    source.getStore()?.push({ key, page: cached.stored });
    return page;
  }

  async set(...[key, value, context]: Parameters<Built['set']>) {
    if (context.fetchCache) {
      dataEntries.set(key, value, context.tags ?? []);
      return;
    }
    const since = renderStarts.end(key);
    // First, and in place: Next.js sends this object, whether it is stored or not.
    this.#prepare(key, value);
    const previous = pages.get(key);
    const isPrevious = previous !== undefined && value !== null && readFrom.get(value) === previous;
    recordRender(isPrevious ? 'failed' : outcomeOf(value), since);
    if (isMarkedFailed(value)) {
      const good =
        outcomeOf(value) === 'unavailable' && previous ? servable(found(previous)) : null;
      if (value && good?.value) sendInstead(value, good.value);
      else markResponse(value);
      return;
    }
    const { cacheControl } = context;
    limitStaleUse(value, cacheControl?.revalidate);
    const page = { value, lastModified: Date.now(), cacheControl, since };
    const stored = storePage(page);
    pages.set(key, stored);
    limitCacheControls();
    // Next.js stores the previous page again when rendering a new one failed.
    if (previous && !isPrevious) this.#share(key, page, stored);
  }

  /** With a duration, the stored pages may be served while they are revalidated. */
  async revalidateTag(...[tags, durations]: Parameters<Built['revalidateTag']>): Promise<void> {
    const how = durations?.expire ? 'stale' : 'expired';
    refresh([tags].flat(), how);
  }

  resetRequestCache(): void {}

  async #find(key: string, context: Parameters<Built['get']>[1]): Promise<Found | null> {
    const stored = pages.get(key);
    if (stored === undefined) return (await this.#findShared(key)) ?? this.#findBuilt(key, context);
    const inMemory = found(stored);
    if (inMemory.freshness === 'fresh') this.#share(key, inMemory.page, stored);
    return inMemory;
  }

  async #findShared(key: string): Promise<Found | null> {
    const received = await this.#shared.get(key);
    if (received === null) return null;
    const { page } = received;
    const freshness = freshnessUntilEnd(tagsOf(page.value), received.freshness);
    this.#prepare(key, page.value);
    const isFresh = freshness === 'fresh';
    // Its `since` is the time of this read, and nothing was refreshed after that: it would count as fresh.
    const stored = storePage(isFresh ? page : { ...page, since: 0 });
    if (isFresh) shared.add(stored);
    // One that is not fresh too: it is sent if rendering a new one fails.
    pages.set(key, stored);
    return { page, stored, freshness };
  }

  async #findBuilt(key: string, context: Parameters<Built['get']>[1]): Promise<Found | null> {
    const built = await this.#built.get(key, context);
    if (built === null) return null;
    const page = { ...built, since: built.lastModified };
    this.#prepare(key, page.value);
    const stored = storePage(page);
    pages.set(key, stored);
    return found(stored, page);
  }

  /**
   * Prepares a whole page (server/html) and sets its Content Security Policy in its headers, which every
   * response has: new, cached, stale or 304. A page rendered for each request has its policy from
   * `proxy.ts`, with a nonce.
   */
  #prepare(key: string, page: Page): void {
    if (!page || !('html' in page)) return;
    const [, path = key] = keyPattern.exec(key) ?? [];
    const { html, policy } = preparePage(path, page.html);
    page.html = html;
    // Changed in place: Next.js sends these headers.
    page.headers ??= {};
    page.headers[policyHeader] = policy;
  }

  /** Shares a page requested more than once: a flood of single requests does not reach Redis. */
  #share(key: string, page: CachedPage, stored: StoredPage): void {
    if (shared.has(stored)) return;
    shared.add(stored);
    this.#shared.set(key, page);
  }
}

function found(stored: StoredPage, page = readPage(stored)): Found {
  const freshness = refreshes.freshnessOf(stored.tags, stored.since);
  return { page, stored, freshness: freshnessUntilEnd(stored.tags, freshness) };
}

/** A page as Next.js should see it, or `null`: a page of the build may have been rendered without the API. */
function servable({ page, freshness }: Found): CachedPage | null {
  const seen = withFreshness(page, freshness);
  return seen && (isMarkedFailed(seen.value) || isStaleNotFound(seen)) ? null : seen;
}

/** Under the route of the request that the page is rendered for, or that found the stale one. */
function recordRender(outcome: RenderOutcome, since: number): void {
  recorder()?.pageRendered(currentRequest()?.route ?? 'other', outcome, (now() - since) / 1_000);
}
