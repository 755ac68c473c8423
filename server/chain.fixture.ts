import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compose, type Middleware } from './compose';

const servers: Server[] = [];

/** Starts a server with a chain of middleware on a free port of 127.0.0.1; returns the port. */
export async function startChain(
  chain: readonly Middleware[],
  onError: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<number> {
  const server = createServer({ requireHostHeader: false }, compose(chain, onError));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Stops all servers, for `afterEach`. */
export function stopChains(): void {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}
