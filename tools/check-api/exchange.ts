import { z } from 'zod';
import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { userAgent } from '@/lib/api/client/client';
import { brokenReason, codeOf } from '@/lib/api/errors';
import { callTimeoutMs, maxWholeBytes } from '@/lib/api/limits';
import type { OperationName } from './contract.ts';

/** What became of a request. */
export type Outcome =
  /** `body` is `undefined` when it is not JSON. */
  | { kind: 'response'; status: number; headers: Headers; body: unknown }
  | { kind: 'too-large' }
  | { kind: 'unreachable'; reason: 'refused' | 'broken' | 'timeout'; error: unknown };

/** A request, and what became of it: `call` is the path with its query; that of a post has no query. */
export type Exchange = {
  operation: OperationName;
  call: string;
  milliseconds: number;
  outcome: Outcome;
};

/**
 * Sends a request with the limits of the site: no redirect is followed. Never throws.
 * @param fields of a POST; a GET has none.
 */
export async function send(url: string, fields?: Record<string, string>): Promise<Outcome> {
  const signal = AbortSignal.timeout(callTimeoutMs);
  const headers = { accept: 'application/json', 'user-agent': userAgent };
  const post = fields && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  };
  try {
    const response = await fetch(url, { headers, ...post, redirect: 'manual', signal });
    const bytes = await readBoundedBody(response.body, maxWholeBytes);
    if (bytes === null) return { kind: 'too-large' };
    const { status, headers: received } = response;
    return { kind: 'response', status, headers: received, body: jsonOf(bytes) };
  } catch (error) {
    const reason = signal.aborted ? 'timeout' : brokenReason(error);
    return { kind: 'unreachable', reason, error };
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}

/** Whether the status is one that the site takes for « there is none ». */
export function isAbsent(outcome: Outcome): boolean {
  return outcome.kind === 'response' && (outcome.status === 404 || outcome.status === 410);
}

export function isSuccess(outcome: Outcome): boolean {
  return outcome.kind === 'response' && outcome.status >= 200 && outcome.status < 300;
}

const seconds = callTimeoutMs / 1_000;
const unreachable = {
  refused: 'The connection is refused.',
  broken: 'The connection breaks.',
  timeout: `There is no whole response within ${seconds} seconds.`,
};
const maxLocation = 200;

/** An outcome as a sentence. */
export function inWords(outcome: Outcome): string {
  if (outcome.kind === 'unreachable') return unreachable[outcome.reason];
  if (outcome.kind === 'too-large') {
    return `The response is larger than ${maxWholeBytes / 1_000_000} MB: the site cuts texts and lists of it.`;
  }
  const { status, headers, body } = outcome;
  const location = headers.get('location')?.slice(0, maxLocation);
  if (location) return `It redirects (${status}) to ${location}, and the site follows none.`;
  return isSuccess(outcome) && body === undefined
    ? `It is not JSON in UTF-8 (status ${status}, ${headers.get('content-type') ?? 'without a type'}).`
    : `Its status is ${status}.`;
}

/** The error of `fetch` has that of the connection in its cause. */
const fetchError = z.object({ cause: z.object({ message: z.string() }) });

const late = `it does not respond within ${seconds} seconds.`;
const closed = 'it closes the connection without a response.';
const noRoute = 'there is no route to it.';

/** Codes of system calls, and what they mean for a host. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'there is no host of this name.',
  EAI_AGAIN: 'its name cannot be resolved now.',
  ECONNREFUSED: 'nothing listens there. Is the API started, and the port right?',
  EHOSTUNREACH: noRoute,
  ENETUNREACH: noRoute,
  ECONNRESET: closed,
  UND_ERR_SOCKET: closed,
  UND_ERR_CONNECT_TIMEOUT: late,
};

/** The host of the API does not respond at all; the message is one sentence that says why. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';

  constructor(origin: string, { reason, error }: Extract<Outcome, { kind: 'unreachable' }>) {
    super(`${origin}: ${reason === 'timeout' ? late : explain(error)}`);
  }
}

function explain(error: unknown): string {
  const code = codeOf(error) ?? '';
  const message = fetchError.safeParse(error).data?.cause.message ?? 'no reason given';
  // The codes of OpenSSL and Node.js for certificates, and those for TLS.
  if (/CERT|SELF_SIGNED|UNABLE_TO_|CRL/.test(code)) {
    return `its certificate is not valid (${code}). The site calls no such API; NODE_EXTRA_CA_CERTS names the certificate of an authority of your own.`;
  }
  if (/^(?:EPROTO|ERR_SSL_)/.test(code)) {
    return `it does not speak TLS as it should (${code}). Is it http://?`;
  }
  return reasons[code] ?? `the connection fails (${code || message}).`;
}
