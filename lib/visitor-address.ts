import { isIP } from 'node:net';
import { config } from '@/lib/config';

const forwardedFor = 'x-forwarded-for';

/**
 * The IP address a request comes from, or `null` when nobody says. The end of `X-Forwarded-For` was
 * written by our own proxies, one entry each, and by the server; the entry before theirs is the
 * visitor, and what is further left is whatever the visitor claims.
 *
 * @param trustedProxies how many of our own stand before the server.
 */
export function visitorAddress(
  headers: Headers,
  trustedProxies = config.TRUSTED_PROXIES,
): string | null {
  const entries = (headers.get(forwardedFor) ?? '').split(',').map((entry) => entry.trim());
  return addressIn(entries.at(-(1 + trustedProxies)) ?? entries[0] ?? '');
}

/** Some proxies add the port; the server writes IPv4 as IPv6 where it listens on both. */
function addressIn(entry: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(entry) ?? [];
  const [, dotted] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(entry) ?? [];
  const address = bracketed ?? dotted ?? entry;
  return isIP(address) > 0 && !address.includes('%') ? address : null;
}

/**
 * What one visitor has to themselves: an IPv4 address, or the 64 bits before those that an IPv6 host
 * chooses as it likes.
 */
export function visitorNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  // Written one way by the parser of URLs: lower case, no leading zeros, one `::`.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
