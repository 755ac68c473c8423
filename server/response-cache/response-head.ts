import type { ResponseState } from '../../lib/runtime/current-request.ts';

/** How long a response may be used, in seconds (RFC 9111): fresh, and then stale (RFC 5861). */
export type Lifetime = {
  fresh: number;
  staleWhileRevalidate: number;
  staleIfError: number;
};

/** What a rendered response says of itself. */
type Rendered = {
  status: number;
  /** Its `Cache-Control`: of Next.js for a page, of the route handler for anything else. */
  cacheControl: string;
  /** Whether a page has rendered it, whose status and life follow from what it has read. */
  isPage: boolean;
  /** Whether no route has its path: a cache in front would store the same page once for each. */
  isUnknown: boolean;
  state: Pick<ResponseState, 'outcome' | 'staleAt' | 'endsAt'>;
};

/** The status of a response, its headers about caching, and its lifetime; `null` when it may not be stored. */
export type ResponseHead = {
  status: number;
  headers: Record<string, string>;
  lifetime: Lifetime | null;
};

const hour = 3_600;
const day = 24 * hour;

/** Seconds for which a page is fresh whose content is only that of the build and the configuration. */
const maxPageSeconds = hour;
/** Seconds for which a page that was good is used while it is rendered again, or the API fails. */
const stalePageSeconds = 30 * day;
/** Seconds after which a client may retry while the API fails. */
const retryAfterSeconds = 30;

const unstored = { 'Cache-Control': 'private, no-store' };

/**
 * Decides on the status of a response and how caches may use it, ours and those in front (RFC 9213). A page without
 * its main content is a 503 with `Retry-After`, one without an optional section is sent once, and neither is stored.
 *
 * @param now in milliseconds since 1970.
 */
export function responseHead(
  { status, cacheControl, isPage, isUnknown, state }: Rendered,
  now: number,
): ResponseHead {
  const untilStale = Math.ceil((state.staleAt - now) / 1_000);
  const left = Math.floor((state.endsAt - now) / 1_000);
  if (!isPage) {
    const lifetime = status === 200 ? lifetimeIn(cacheControl) : null;
    if (lifetime === null) return { status, headers: {}, lifetime };
    const fresh = clamp(untilStale, lifetime.fresh);
    return stored(status, limitedTo(left, { ...lifetime, fresh }));
  }
  const { outcome } = state;
  if (status !== 200 && status !== 404) return { status, headers: unstored, lifetime: null };
  if (outcome === 'unavailable') {
    const headers = { ...unstored, 'Retry-After': String(retryAfterSeconds) };
    return { status: 503, headers, lifetime: null };
  }
  if (outcome === 'incomplete') return { status, headers: unstored, lifetime: null };
  const lifetime = {
    fresh: clamp(untilStale, maxPageSeconds),
    staleWhileRevalidate: stalePageSeconds,
    staleIfError: stalePageSeconds,
  };
  const head = stored(outcome === 'not-found' ? 404 : status, limitedTo(left, lifetime));
  return isUnknown ? { ...head, headers: unstored } : head;
}

/** Browsers revalidate each time: an ad that was deleted cannot be removed from their caches. */
function stored(status: number, lifetime: Lifetime): ResponseHead {
  const { fresh, staleWhileRevalidate, staleIfError } = lifetime;
  const control = `public, max-age=0, s-maxage=${fresh}`;
  const stale = `stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
  return {
    status,
    headers: { 'Cache-Control': control, 'CDN-Cache-Control': `${control}, ${stale}` },
    lifetime,
  };
}

/** A lifetime within the seconds that are left. */
function limitedTo(
  left: number,
  { fresh, staleWhileRevalidate, staleIfError }: Lifetime,
): Lifetime {
  const stale = Math.max(0, left - fresh);
  return {
    fresh,
    staleWhileRevalidate: Math.min(staleWhileRevalidate, stale),
    staleIfError: Math.min(staleIfError, stale),
  };
}

/** A response that is stale at once is stored for a second all the same, for those who wait for it. */
function clamp(seconds: number, max: number): number {
  return Math.max(1, Math.min(seconds, max));
}

/** The lifetime of a `Cache-Control` for shared caches; `null` without one. */
function lifetimeIn(control: string): Lifetime | null {
  const seconds = (directive: RegExp) => Number(directive.exec(control)?.[1] ?? 0);
  const fresh = seconds(/\bs-maxage=(\d{1,9})\b/);
  if (fresh === 0 || /\b(?:private|no-store)\b/.test(control)) return null;
  return {
    fresh,
    staleWhileRevalidate: seconds(/\bstale-while-revalidate=(\d{1,9})\b/),
    staleIfError: seconds(/\bstale-if-error=(\d{1,9})\b/),
  };
}
