import type { AddressInfo } from 'node:net';

/** The addresses of a server that listens on all those of the machine. */
const allAddresses = new Set(['::', '0.0.0.0']);

/** Where the process of a server reaches it, whatever is in front of it: without a trailing slash. */
export function originOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return formatOrigin(allAddresses.has(address) ? '127.0.0.1' : address, port);
}

/** An origin as URLs write it: an IPv6 address is in brackets (RFC 3986, section 3.2.2). */
export function formatOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
