import { tagList } from '../../lib/cache/lifetimes.ts';
import type { ResponseState } from '../../lib/runtime/current-request.ts';

/** How long a response may be used, in seconds (RFC 9111): fresh, and then stale (RFC 5861). */
export type Lifetime = { fresh: number; staleWhileRevalidate: number; staleIfError: number };

/** A rendered response, as it describes itself. */
type Rendered = {
  status: number;
  /** The `Cache-Control` of Next.js for a page, of the route handler for anything else. */
  cacheControl: string;
  /** `unknown-page`: of a path that no route has. A cache in front would store it once for each. */
  kind: 'page' | 'unknown-page' | 'image' | 'other';
  state: ResponseState;
};

/** The status of a response, its headers about caching, and its lifetime; `null` when it may not be stored. */
export type ResponseHead = {
  status: number;
  headers: Record<string, string>;
  lifetime: Lifetime | null;
};

/** Seconds for which a page is fresh whose content is only that of the build and the configuration. */
const maxPageSeconds = 3_600;
/** Seconds for which a page or image that was good is used while it is rendered again, or what it needs fails. */
export const staleSeconds = 30 * 24 * 3_600;
const usedStale = { staleWhileRevalidate: staleSeconds, staleIfError: staleSeconds };
/** Seconds after which a client may retry while the API fails. */
const retryAfterSeconds = 30;

const unstored = { 'Cache-Control': 'private, no-store' };

/**
 * The status of a response and how caches may use it, ours and those in front (RFC 9213). A page without its main content
 * is a 503, and one without a section is sent once: neither is stored. @param now milliseconds since 1970.
 */
export function responseHead(rendered: Rendered, now: number): ResponseHead {
  const { status, kind, state } = rendered;
  const { outcome } = state;
  if (kind === 'image' || kind === 'other') {
    const lifetime = lifetimeIn(rendered);
    const keepsHeaders = lifetime === null || kind === 'image';
    return keepsHeaders ? { status, headers: {}, lifetime } : stored(status, state, lifetime, now);
  }
  if (outcome === 'unavailable' && (status === 200 || status === 404)) {
    const headers = { ...unstored, 'Retry-After': String(retryAfterSeconds) };
    return { status: 503, headers, lifetime: null };
  }
  if ((status !== 200 && status !== 404) || outcome === 'incomplete') {
    return { status, headers: unstored, lifetime: null };
  }
  const lifetime = { fresh: maxPageSeconds, ...usedStale };
  const sent = outcome === 'not-found' ? 404 : status;
  const head = stored(sent, state, lifetime, now);
  return kind === 'unknown-page' ? { ...head, headers: unstored } : head;
}

/** The lifetime of a file, a call or an image by its own `Cache-Control`; `null` when it may not be stored. */
function lifetimeIn({ status, cacheControl, kind }: Rendered): Lifetime | null {
  const seconds = (directive: RegExp) => Number(directive.exec(cacheControl)?.[1] ?? 0);
  if (status !== 200 || /\b(?:private|no-store)\b/.test(cacheControl)) return null;
  // Browsers store an image too, and nothing says that it has changed.
  if (kind === 'image') return { fresh: seconds(/\bmax-age=(\d{1,9})\b/), ...usedStale };
  const fresh = seconds(/\bs-maxage=(\d{1,9})\b/);
  if (fresh === 0) return null;
  return {
    fresh,
    staleWhileRevalidate: seconds(/\bstale-while-revalidate=(\d{1,9})\b/),
    staleIfError: seconds(/\bstale-if-error=(\d{1,9})\b/),
  };
}

/**
 * Browsers revalidate each time: an ad that was deleted cannot be removed from their caches. A response that is stale
 * at once is stored for a second, for those who wait for it. It may not be used at all after `state.endsAt`.
 */
function stored(status: number, state: ResponseState, life: Lifetime, now: number): ResponseHead {
  const untilStale = Math.ceil((state.staleAt - now) / 1_000);
  const left = Math.floor((state.endsAt - now) / 1_000);
  const fresh = Math.max(1, Math.min(untilStale, life.fresh));
  const stale = Math.max(0, left - fresh);
  const staleWhileRevalidate = Math.min(life.staleWhileRevalidate, stale);
  const staleIfError = Math.min(life.staleIfError, stale);
  const control = `public, max-age=0, s-maxage=${fresh}`;
  const cdnControl = `${control}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
  return {
    status,
    headers: {
      'Cache-Control': control,
      'CDN-Cache-Control': cdnControl,
      ...(state.tags.size > 0 && { 'Cache-Tag': tagList(state.tags) }),
    },
    lifetime: { fresh, staleWhileRevalidate, staleIfError },
  };
}
