import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './functions.ts';

/*
 * The CDN by its documentation: https://vercel.com/docs/caching/cdn-cache,
 * https://vercel.com/docs/caching/cache-control-headers and https://vercel.com/docs/caching/cdn-cache/purge
 */

type Stored = {
  answer: Answer;
  tags: readonly string[];
  /** The values of the headers that the response varies by. */
  varies: ReadonlyMap<string, string | undefined>;
  at: number;
  fresh: number;
  whileRevalidating: number;
  ifError: number;
};

export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

const cacheable = [200, 301, 302, 307, 308, 404, 410];
/** The headers that say how to store a response; the first that there is applies. */
const controls = ['vercel-cdn-cache-control', 'cdn-cache-control', 'cache-control'];

export function createCdnCache() {
  const stored = new Map<string, Stored[]>();
  const revalidating = new Set<Stored>();
  /** Milliseconds that tests have let pass. */
  let skipped = 0;
  const now = () => Date.now() + skipped;
  const entries = () => [...stored.values()].flat();

  async function load(url: string, request: IncomingHttpHeaders, run: () => Promise<Answer>) {
    const answer = await run();
    const entry = entryOf(answer, request, now());
    if (entry !== null) {
      const others = (stored.get(url) ?? []).filter((other) => !matches(other, request));
      stored.set(url, [...others, entry]);
    }
    return { answer, isStored: entry !== null };
  }

  /** Has a response made again in the background, once at a time. */
  function revalidate(entry: Stored, reload: () => Promise<unknown>): void {
    if (revalidating.has(entry)) return;
    revalidating.add(entry);
    // A function that ends meanwhile leaves what is stored.
    const done = () => revalidating.delete(entry);
    reload().then(done, done);
  }

  return {
    /** Responds from the cache, or with what `run` returns. @param url the path and query of a GET or HEAD. */
    async respond(
      url: string,
      request: IncomingHttpHeaders,
      run: () => Promise<Answer>,
    ): Promise<{ answer: Answer; state: CacheState }> {
      const found = stored.get(url)?.find((entry) => matches(entry, request));
      const staleFor = found ? (now() - found.at) / 1_000 - found.fresh : Number.POSITIVE_INFINITY;
      if (found && staleFor < 0) return { answer: found.answer, state: 'HIT' };
      if (found && staleFor < found.whileRevalidating) {
        revalidate(found, () => load(url, request, run));
        return { answer: found.answer, state: 'STALE' };
      }
      const { answer, isStored } = await load(url, request, run);
      const isFailure = answer.status >= 500;
      if (found && isFailure && staleFor < found.ifError)
        return { answer: found.answer, state: 'STALE' };
      return { answer, state: isStored ? 'MISS' : 'BYPASS' };
    },

    /** Marks responses as stale: the next request gets one of them, and has another made. */
    invalidate(tags: readonly string[]): void {
      const stale = entries().filter((entry) => entry.tags.some((tag) => tags.includes(tag)));
      for (const entry of stale) entry.at = Math.min(entry.at, now() - 1_000 * entry.fresh);
    },

    delete(tags: readonly string[]): void {
      for (const [url, list] of stored) {
        stored.set(
          url,
          list.filter((entry) => !entry.tags.some((tag) => tags.includes(tag))),
        );
      }
    },

    skipTime(seconds: number): void {
      skipped += 1_000 * seconds;
    },
  };
}

/** How a response is stored; `null` when it may not be. */
function entryOf(answer: Answer, request: IncomingHttpHeaders, at: number): Stored | null {
  const { status, headers } = answer;
  const control = String(controls.map((name) => headers[name]).find(Boolean) ?? '');
  const seconds = (directive: string) =>
    Number(new RegExp(`\\b${directive}=(\\d+)`).exec(control)?.[1] ?? 0);
  const fresh = seconds('s-maxage');
  const names = String(headers.vary ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const isPrivate = /\b(?:no-store|private|no-cache)\b/.test(control);
  const isOwn = headers['set-cookie'] || request.authorization || names.includes('cookie');
  if (fresh === 0 || isPrivate || isOwn || !cacheable.includes(status)) return null;
  return {
    answer,
    tags: String(headers['vercel-cache-tag'] ?? '').split(','),
    varies: new Map(names.map((name) => [name, request[name]?.toString()])),
    at,
    fresh,
    whileRevalidating: seconds('stale-while-revalidate'),
    ifError: seconds('stale-if-error'),
  };
}

function matches({ varies }: Stored, request: IncomingHttpHeaders): boolean {
  return [...varies].every(([name, value]) => request[name]?.toString() === value);
}

/** The headers of a response as visitors get them: Vercel reads those about its own cache. */
export function visibleHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'vercel-cdn-cache-control': own, 'vercel-cache-tag': _tags, ...visible } = headers;
  const control = String(visible['cache-control'] ?? '');
  if (own === undefined && !/\bs-maxage=/.test(control)) return visible;
  const isPrivate = /\b(?:no-store|private)\b/.test(control);
  const shared = 'public, max-age=0, must-revalidate';
  return { ...visible, 'cache-control': isPrivate ? control : shared };
}
