/*
 * Loaded before the site (`--import`): the edge of its network. Tells it addresses of a few hosts, as a
 * name server would, and leads what it sends to one of them to a server of this machine. The site itself
 * is as it is, with all it checks.
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
