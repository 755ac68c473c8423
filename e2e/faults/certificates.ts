import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';

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

/** A key and the certificate for it, as PEM. */
export type Certificate = { key: string; cert: string };

type Requested = {
  /** The subject: an IP address, or host names. */
  address?: string;
  names?: string[];
  /** Days until it expires; negative when it has expired. */
  days?: number;
};

const day = 24 * 60 * 60 * 1000;
const keys = { keyType: 'ec', algorithm: 'sha256' } as const;

/** A certificate authority. */
export async function createAuthority() {
  const own = await generate([{ name: 'commonName', value: 'Autorité d’essai' }], {
    ...keys,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const ca = { key: own.private, cert: own.cert };
  return { cert: own.cert, issue: (requested: Requested = {}) => certify(requested, ca) };
}

/** A self-signed certificate for this machine. */
export function selfSign(): Promise<Certificate> {
  return certify({});
}

/** Host names are type 2, IP addresses 7 (RFC 5280, section 4.2.1.6). */
function altNames(address: string, names?: string[]) {
  return (
    names?.map((value) => ({ type: 2 as const, value })) ?? [{ type: 7 as const, ip: address }]
  );
}

async function certify(
  { address = '127.0.0.1', names, days = 30 }: Requested,
  ca?: Certificate,
): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: address }], {
    ...keys,
    notBeforeDate: new Date(Date.now() - 60 * day),
    notAfterDate: new Date(Date.now() + days * day),
    ...(ca && { ca }),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: altNames(address, names) },
    ],
  });
  return { key: made.private, cert: made.cert };
}
