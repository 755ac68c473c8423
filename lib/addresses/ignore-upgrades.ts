import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

/** What Node.js says of a connection on this channel; its server is the one that took it. */
type Connection = { socket: { server?: unknown } };

/**
 * Has requests to go on in another protocol answered as any other. Next.js listens for those of its
 * development server: it would end the connection, which some clients of HTTP/2 ask on, and leave that
 * of `/_next/hmr` open for ever.
 */
export function ignoreUpgrades(): void {
  subscribe('net.server.socket', (message) => {
    const { server } = (message as Connection).socket;
    if (server instanceof Server) server.removeAllListeners('upgrade');
  });
}
