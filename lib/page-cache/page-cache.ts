import { createRequire } from 'node:module';
import { tags } from '../api/cache.ts';
import { isDueAbsence } from './absence.ts';

type Module = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');
type Cache = InstanceType<Module['default']>;
type Page = Parameters<Cache['set']>[1];

// Next.js loads this file by its path, outside of its bundles, where CommonJS has no default import.
const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: Module = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

const tagsHeader = 'x-next-cache-tags';

/**
 * The cache of rendered pages: that of Next.js, but for pages made while the API failed one of
 * their blocks (`lib/api/side-block.ts`). Those are shown once and never kept, here or by a shared
 * cache on the way: the next request renders again, and what was good before stays.
 *
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
export default class PageCache extends FileSystemCache {
  override async get(...[key, context]: Parameters<Cache['get']>) {
    if (isResumedShell(key, context)) return null;
    const entry = await super.get(key, context);
    // Pages of the build may have been made without the API.
    return entry && (failedHeaders(entry.value) || isDueAbsence(entry)) ? null : entry;
  }

  override async set(...[key, page, context]: Parameters<Cache['set']>) {
    const headers = failedHeaders(page);
    if (headers === null) return super.set(key, page, context);
    // The page is answered with these very headers.
    headers['cache-control'] = 'private, no-store';
  }
}

/**
 * Whether the shell of a page rendered for each request is looked up to be resumed, rather than to
 * be shown at once. React resumes without the answer of a server action: to a form posted without
 * JavaScript the page would say nothing. Rendered from the start it does.
 */
function isResumedShell(key: string, context: Parameters<Cache['get']>[1]): boolean {
  return key.endsWith(']') && 'isFallback' in context && !context.isFallback;
}

/** The headers of a page that a failure left its mark on; `null` for any other. */
function failedHeaders(page: Page) {
  const headers = page && 'headers' in page ? page.headers : undefined;
  const marks = headers?.[tagsHeader];
  return headers && typeof marks === 'string' && marks.split(',').includes(tags.failures)
    ? headers
    : null;
}
