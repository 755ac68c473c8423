import type { IncomingHttpHeaders, OutgoingHttpHeader } from 'node:http';

/**
 * Whether a visitor says to have this very answer, and does not ask for it to be sent anyway
 * (RFC 9110, section 13.1.2: weakly compared).
 */
export function isKnown(
  headers: IncomingHttpHeaders,
  etag: OutgoingHttpHeader | undefined,
): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '')) return false;
  if (known.trim() === '*') return true;
  return known.split(',').some((one) => opaque(one) === opaque(String(etag)));
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
