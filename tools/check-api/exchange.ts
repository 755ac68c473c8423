import { z } from 'zod';
import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { userAgent } from '@/lib/api/client/client';
import { codeOf } from '@/lib/api/errors';
import { callTimeoutMs, maxWholeBytes } from '@/lib/api/limits';

/** The outcome of a request. */
export type Outcome = {
  /** `0` without a response. */
  status: number;
  headers: Headers;
  /** `undefined` when it is not JSON. */
  body: unknown;
  /** A sentence that says why there is no response, or none that the site reads whole. */
  problem?: string;
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
    const received = { status: response.status, headers: response.headers };
    return bytes === null
      ? { ...received, body: undefined, problem: tooLarge }
      : { ...received, body: jsonOf(bytes) };
  } catch (error) {
    const problem = signal.aborted ? late : explain(error);
    return { status: 0, headers: new Headers(), body: undefined, problem };
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}

/** Whether the site takes the status for that of something that does not exist. */
export function isAbsent({ status }: Outcome): boolean {
  return status === 404 || status === 410;
}

export function isSuccess({ status }: Outcome): boolean {
  return status >= 200 && status < 300;
}

/** An outcome as a sentence. */
export function inWords(outcome: Outcome): string {
  const { status, headers, body, problem } = outcome;
  if (problem !== undefined) return problem;
  const location = headers.get('location')?.slice(0, 200);
  if (location) return `It redirects (${status}) to ${location}, and the site follows none.`;
  return isSuccess(outcome) && body === undefined
    ? `It is not JSON in UTF-8 (status ${status}, ${headers.get('content-type') ?? 'without a type'}).`
    : `Its status is ${status}.`;
}

const late = `There is no whole response within ${callTimeoutMs / 1_000} seconds.`;
const tooLarge = `The response is larger than ${maxWholeBytes / 1_000_000} MB: the site cuts its texts and lists.`;

/** The codes of system calls, of Node.js and of OpenSSL, and what they mean for a call. */
const failures: [codes: RegExp, meaning: string][] = [
  [/^ENOTFOUND$/, 'There is no host of this name.'],
  [/^EAI_AGAIN$/, 'The name of its host cannot be resolved now.'],
  [/^ECONNREFUSED$/, 'Nothing listens there. Is the API started, and the port right?'],
  [/^E(?:HOST|NET)UNREACH$/, 'There is no route to its host.'],
  [/^(?:ECONNRESET|UND_ERR_SOCKET)$/, 'It closes the connection without a whole response.'],
  [/^(?:EPROTO|ERR_SSL_)/, 'It does not speak TLS as it should. Is it http://?'],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_|CRL/,
    'Its certificate is not valid, and the site calls no such API. NODE_EXTRA_CA_CERTS names the certificate of an authority of your own.',
  ],
];

/** The error of `fetch` has that of the connection in its cause. */
const fetchError = z.object({ cause: z.object({ message: z.string() }) });

/** Why `fetch` has failed, in a sentence. */
export function explain(error: unknown): string {
  const code =
    codeOf(error) ?? fetchError.safeParse(error).data?.cause.message ?? 'no reason given';
  const [, meaning] = failures.find(([codes]) => codes.test(code)) ?? [];
  return `${meaning ?? 'The connection fails.'} (${code})`;
}
