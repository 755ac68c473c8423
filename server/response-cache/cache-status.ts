/** What the cache did with a request (RFC 9211). */
export type CacheStatus =
  | { kind: 'hit'; expiresAt: number }
  | {
      kind: 'forward';
      /** `stale`: the stored response is not fresh. */
      reason: 'uri-miss' | 'stale';
      isStored: boolean;
    };

/**
 * The value of `Cache-Status` (RFC 9211).
 *
 * @param now in milliseconds, as `expiresAt`; a response that is fresh until the next build has no `ttl`.
 */
export function formatCacheStatus(status: CacheStatus, now = Date.now()): string {
  if (status.kind === 'forward') {
    return `medireleve; fwd=${status.reason}${status.isStored ? '; stored' : ''}`;
  }
  if (!Number.isFinite(status.expiresAt)) return 'medireleve; hit';
  return `medireleve; hit; ttl=${Math.ceil((status.expiresAt - now) / 1_000)}`;
}
