import { createRequire } from 'node:module';
import { join } from 'node:path';
import { refreshes } from '../../lib/cache/refreshes.ts';
import { refresh } from '../../lib/cache/sharing.ts';
import { policyHeader } from '../../lib/policy/page-policy.ts';
import { preparePage } from '../html/prepare-page.ts';
import { isDueAbsence } from './absence.ts';
import { pages, source } from './cached-pages.ts';
import { DataEntries } from './data-entries.ts';
import { isMarkedFailed, markResponse } from './failure-mark.ts';
import { clearCacheLives } from './next-cache-lives.ts';
import { type CachedPage, compact, type Page, tagsOf } from './page.ts';
import { RenderStarts } from './render-starts.ts';
import { SharedPages } from './shared-pages.ts';
import { isDue, withFreshness } from './with-freshness.ts';

type Module = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');
type Built = InstanceType<Module['default']>;
type Context = ConstructorParameters<Module['default']>[0];

// Next.js loads this file by its path, outside of its bundles, where CommonJS has no default import.
const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: Module = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

// Next.js makes a cache for each request: what they hold in common is here, and in kept-pages.ts.
const begun = new RenderStarts();
const dataEntries = new DataEntries();
/** Those that Redis has as they are. */
const shared = new WeakSet<CachedPage>();
let sharedPages: SharedPages | null = null;

/** How Next.js makes a key of the path of a page and what renders it. */
const keyPattern = /^\/route-cache\/[^/]+\/[\da-f]+\/\$(.*)$/;

/**
 * The cache of rendered pages, in three levels: this memory, the Redis that instances share, and the
 * files of the build. Nothing is written to disk.
 *
 * A page made while the API failed one of its blocks is shown once and never kept, here or by a
 * shared cache on the way: the next request renders again, and what was good before stays.
 *
 * Every whole page is prepared as it comes in, from each of them.
 *
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
export default class PageCache {
  readonly #built: Built;
  readonly #serverDir: string;

  constructor(context: Context) {
    this.#built = new FileSystemCache({ ...context, maxMemoryCacheSize: 0 });
    // Not there in the proxy, where Next.js makes a cache that it never asks.
    this.#serverDir = context.serverDistDir;
  }

  get #shared(): SharedPages {
    sharedPages ??= new SharedPages(join(this.#serverDir, '..'));
    return sharedPages;
  }

  async get(...[key, context]: Parameters<Built['get']>) {
    if (context.kind === 'FETCH') {
      const { softTags = [] } = context;
      return dataEntries.get(key, softTags);
    }
    const found = await this.#find(key, context);
    // Pages of the build may have been made without the API.
    const page = found && (isMarkedFailed(found.value) || isDueAbsence(found)) ? null : found;
    if (page === null || isDue(page)) begun.begin(key);
    if (page !== null) source.getStore()?.push({ key, page });
    return page;
  }

  async set(...[key, value, context]: Parameters<Built['set']>) {
    if (context.fetchCache) {
      dataEntries.set(key, value, context.tags ?? []);
      return;
    }
    const since = begun.end(key);
    // Before anything else: the page is sent as it is now, whether it is stored or not.
    this.#prepare(key, value);
    if (isMarkedFailed(value)) {
      // What is sent is this very object.
      markResponse(value);
      return;
    }
    const { cacheControl } = context;
    const previous = pages.get(key);
    const page = { value: compact(value), lastModified: Date.now(), cacheControl, since };
    pages.set(key, page);
    clearCacheLives();
    // Next.js stores the previous one again when no new one could be made.
    if (previous && previous.value !== value) this.#share(key, page);
  }

  /** With a time to live on, what is stored may be served while it is made anew. */
  async revalidateTag(...[tags, durations]: Parameters<Built['revalidateTag']>): Promise<void> {
    const how = durations?.expire ? 'stale' : 'expired';
    for (const tag of [tags].flat()) refresh(tag, how);
  }

  resetRequestCache(): void {}

  async #find(key: string, context: Parameters<Built['get']>[1]): Promise<CachedPage | null> {
    const page = pages.get(key);
    if (page !== undefined) {
      const freshness = refreshes.judge(tagsOf(page.value), page.since);
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
    return withFreshness(page, refreshes.judge(tagsOf(page.value), page.since));
  }

  /**
   * Prepares a whole page (server/html) and puts its Content Security Policy among its headers, with
   * which each response is sent: new, stored, stale, or 304. A page that is rendered for each request has
   * its policy from `proxy.ts`, with a nonce.
   */
  #prepare(key: string, page: Page): void {
    if (!page || !('html' in page)) return;
    const [, path = key] = keyPattern.exec(key) ?? [];
    const { html, policy } = preparePage(path, page.html);
    page.html = html;
    // Changed in place: Next.js sends these very headers.
    page.headers ??= {};
    page.headers[policyHeader] = policy;
  }

  /** Shares a page that was asked for again: a flood of pages nobody asks for twice stays here. */
  #share(key: string, page: CachedPage): void {
    if (shared.has(page)) return;
    shared.add(page);
    this.#shared.set(key, page);
  }
}
