import { isIP } from 'node:net';
import { config } from '../config/config.ts';

/**
 * The IP address of a client; `null` when unknown. Our own proxies, as many as `configured`, and the server append an
 * entry each to `X-Forwarded-For`. The first of these entries is the client; those before it may be forged.
 */
export function visitorAddress(
  headers: Headers,
  configured = config.TRUSTED_PROXIES,
): string | null {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const trusted = trustedProxies(entries.at(-1) ?? '', configured);
  return addressIn(entries.at(-(1 + trusted)) ?? entries[0] ?? '');
}

/** How many proxies of our own a request passed: as configured, else one when its `peer` is this machine, else none. */
export function trustedProxies(peer: string, configured = config.TRUSTED_PROXIES): number {
  const address = addressIn(peer) ?? '';
  return configured ?? (address === '::1' || address.startsWith('127.') ? 1 : 0);
}

/** Some proxies append the port; the server writes IPv4 as IPv6 where it listens on both. */
function addressIn(entry: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(entry) ?? [];
  const [, dotted] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(entry) ?? [];
  const address = bracketed ?? dotted ?? entry;
  return isIP(address) > 0 && !address.includes('%') ? address : null;
}

/** The network of one visitor: an IPv4 address, or the first 56 bits of an IPv6 one, whose rest a home chooses. */
export function visitorNetwork(address: string | null): string {
  if (address === null) return 'nobody';
  if (isIP(address) !== 6) return address;
  // The URL parser normalizes it: lower case, no leading zeros, one `::`.
  const normalized = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // An IPv4 address written as IPv6: all of them would be one network.
  if (normalized.startsWith('::ffff:')) return normalized;
  const [head = '', tail = ''] = normalized.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  const [first, second, third, fourth = ''] = [...left, ...zeros, ...right];
  return [first, second, third, (Number.parseInt(fourth, 16) >> 8).toString(16)].join(':');
}
