import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { Certificate } from './certificates.ts';

/** A TLS proxy in front of a local HTTP server. */
export async function startSecureFront(target: string, certificate: Certificate) {
  const sockets = new Set<TLSSocket>();
  const server = createServer(certificate, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    const behind = connect(Number(new URL(target).port), '127.0.0.1');
    for (const end of [socket, behind]) {
      end.on('error', () => {}).on('close', () => [socket, behind].map((other) => other.destroy()));
    }
    socket.pipe(behind).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Changes the certificate. */
    show(other: Certificate) {
      server.setSecureContext(other);
      hangUp();
    },
    stop() {
      server.close();
      hangUp();
    },
  };
}
