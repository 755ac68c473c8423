import { createRequire } from 'node:module';
import { now, refreshes } from '../../lib/cache/refreshes.ts';
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
  compact,
  isMarkedFailed,
  markResponse,
  needsRevalidation,
  outcomeOf,
  type Page,
  tagsOf,
  withFreshness,
} from './page.ts';
import { RenderStarts } from './render-starts.ts';
import { SharedPages } from './shared-pages.ts';
import { isStaleNotFound } from './stale-not-found.ts';

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
const shared = new WeakSet<CachedPage>();
let sharedPages: SharedPages | null = null;

/** The cache key of Next.js for a page: what renders it, then its path. */
const keyPattern = /^\/route-cache\/[^/]+\/[\da-f]+\/\$(.*)$/;

/**
 * The cache of rendered pages, in three levels: memory, the Redis that instances share, and the files of
 * the build. Nothing is written to disk. Whole pages of each level are prepared (server/html).
 *
 * A page that lacks content because the API failed is sent once and never stored, here or by a shared
 * cache: the next request renders again, and a complete page that is cached stays.
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
    const found = await this.#find(key, context);
    // A page of the build may have been rendered without the API.
    const page = found && (isMarkedFailed(found.value) || isStaleNotFound(found)) ? null : found;
    if (page === null || needsRevalidation(page)) renderStarts.begin(key);
    if (page !== null) source.getStore()?.push({ key, page });
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
    const isPrevious = previous !== undefined && previous.value === value;
    recordRender(isPrevious ? 'failed' : outcomeOf(value), since);
    if (isMarkedFailed(value)) {
      markResponse(value);
      return;
    }
    const { cacheControl } = context;
    const page = { value: compact(value), lastModified: Date.now(), cacheControl, since };
    pages.set(key, page);
    limitCacheControls();
    // Next.js stores the previous page again when rendering a new one failed.
    if (previous && !isPrevious) this.#share(key, page);
  }

  /** With a duration, the stored pages may be served while they are revalidated. */
  async revalidateTag(...[tags, durations]: Parameters<Built['revalidateTag']>): Promise<void> {
    const how = durations?.expire ? 'stale' : 'expired';
    refresh([tags].flat(), how);
  }

  resetRequestCache(): void {}

  async #find(key: string, context: Parameters<Built['get']>[1]): Promise<CachedPage | null> {
    const page = pages.get(key);
    if (page !== undefined) {
      const freshness = refreshes.freshnessOf(tagsOf(page.value), page.since);
      if (freshness === 'fresh') this.#share(key, page);
      return withFreshness(page, freshness);
    }
    return (await this.#findShared(key)) ?? this.#findBuilt(key, context);
  }

  async #findShared(key: string): Promise<CachedPage | null> {
    const found = await this.#shared.get(key);
    if (found === null) return null;
    const { page, freshness } = found;
    this.#prepare(key, page.value);
    if (freshness === 'fresh') {
      shared.add(page);
      pages.set(key, page);
    }
    return withFreshness(page, freshness);
  }

  async #findBuilt(key: string, context: Parameters<Built['get']>[1]): Promise<CachedPage | null> {
    const found = await this.#built.get(key, context);
    if (found === null) return null;
    const page = { ...found, since: found.lastModified };
    this.#prepare(key, page.value);
    pages.set(key, page);
    return withFreshness(page, refreshes.freshnessOf(tagsOf(page.value), page.since));
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
  #share(key: string, page: CachedPage): void {
    if (shared.has(page)) return;
    shared.add(page);
    this.#shared.set(key, page);
  }
}

/** Under the route of the request that the page is rendered for, or that found the stale one. */
function recordRender(outcome: RenderOutcome, since: number): void {
  recorder()?.pageRendered(currentRequest()?.route ?? 'other', outcome, (now() - since) / 1_000);
}
