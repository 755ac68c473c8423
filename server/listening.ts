import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';

/** Where to listen: `-p` and `-H`, else PORT and HOSTNAME, else port 3000 of this machine. @throws when invalid. */
export function readListenOptions(
  args: string[],
  env: Record<string, string | undefined>,
): { port: number; host: string } {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', short: 'p', default: env.PORT || '3000' },
      hostname: { type: 'string', short: 'H', default: env.HOSTNAME || '127.0.0.1' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`${values.port} is not a port: give a number from 0 to 65535.`);
  }
  return { port, host: values.hostname || '127.0.0.1' };
}

/** Where the process of a server reaches it, whatever is in front of it: without a trailing slash. */
export function originOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  const isEvery = address === '::' || address === '0.0.0.0';
  return formatOrigin(isEvery ? '127.0.0.1' : address, port);
}

/** An origin as URLs write it: an IPv6 address is in brackets (RFC 3986, section 3.2.2). */
export function formatOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
