/*
 * Node.js imports this before the site. It resolves a few host names, as a DNS server would, and redirects connections
 * to these hosts to a local server. The site itself is unchanged, with all its checks.
 */
import dns from 'node:dns/promises';
import { Socket } from 'node:net';
import { z } from 'zod';

const hosts = z
  .record(z.string(), z.object({ address: z.string(), port: z.number() }))
  .parse(JSON.parse(process.env.E2E_HOSTS ?? '{}'));

const { lookup } = dns;
dns.lookup = (async (name: string, options: object) => {
  const host = hosts[name];
  return host ? [{ address: host.address, family: 4 }] : lookup(name, options);
}) as typeof lookup;

const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const options = z
    .object({ host: z.string(), port: z.coerce.number() })
    .safeParse(Array.isArray(args[0]) ? args[0][0] : args[0]).data;
  const host = options?.port === 443 ? hosts[options.host] : undefined;
  return Reflect.apply(connect, this, host ? [{ host: '127.0.0.1', port: host.port }] : args);
} as typeof connect;
