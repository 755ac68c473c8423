import { z } from 'zod';
import { codeOf } from '@/lib/api/errors';
import { callTimeoutMs } from '@/lib/api/limits';
import type { Outcome } from './exchange.ts';

const seconds = callTimeoutMs / 1_000;

/** The error of `fetch` has that of the connection in its cause. */
const fetchError = z.object({ cause: z.object({ message: z.string() }) });

/** Codes of system calls, and what they mean for a host. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'there is no host of this name.',
  EAI_AGAIN: 'its name cannot be resolved now.',
  ECONNREFUSED: 'nothing listens there. Is the API started, and the port right?',
  EHOSTUNREACH: 'there is no route to it.',
  ENETUNREACH: 'there is no route to it.',
  ECONNRESET: 'it closes the connection without a response.',
  UND_ERR_SOCKET: 'it closes the connection without a response.',
  UND_ERR_CONNECT_TIMEOUT: `it does not respond within ${seconds} seconds.`,
};

/** The codes of OpenSSL and Node.js for certificates. */
const ofCertificate = /CERT|SELF_SIGNED|UNABLE_TO_|CRL/;
const ofTls = /^(?:EPROTO|ERR_SSL_)/;

/** The host of the API does not respond at all; the message is one sentence that says why. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';

  constructor(origin: string, { reason, error }: Extract<Outcome, { kind: 'unreachable' }>) {
    super(`${origin}: ${explain(reason, error)}`);
  }
}

function explain(reason: string, error: unknown): string {
  if (reason === 'timeout') return `it does not respond within ${seconds} seconds.`;
  const code = codeOf(error) ?? '';
  const message = fetchError.safeParse(error).data?.cause.message ?? 'no reason given';
  if (ofCertificate.test(code)) {
    return `its certificate is not valid (${code}). The site calls no such API; NODE_EXTRA_CA_CERTS names the certificate of an authority of your own.`;
  }
  if (ofTls.test(code)) return `it does not speak TLS as it should (${code}). Is it http://?`;
  return reasons[code] ?? `the connection fails (${code || message}).`;
}
