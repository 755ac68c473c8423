import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { userAgent } from '@/lib/api/client/client';
import { brokenReason } from '@/lib/api/errors';
import { callTimeoutMs, maxWholeBytes } from '@/lib/api/limits';
import type { OperationName } from './contract.ts';

/** What became of a request. */
export type Outcome =
  /** `body` is `undefined` when it is not JSON. */
  | { kind: 'response'; status: number; headers: Headers; body: unknown }
  | { kind: 'too-large' }
  | { kind: 'unreachable'; reason: 'refused' | 'broken' | 'timeout'; error: unknown };

export type Exchange = {
  operation: OperationName;
  /** The path with its query; that of a post has no query. */
  call: string;
  milliseconds: number;
  outcome: Outcome;
};

/**
 * Sends a request with the limits of the site: no redirect is followed. Never throws.
 *
 * @param fields of a POST; a GET has none.
 */
export async function send(url: string, fields?: Record<string, string>): Promise<Outcome> {
  const deadline = AbortSignal.timeout(callTimeoutMs);
  const headers = { accept: 'application/json', 'user-agent': userAgent };
  const post = fields && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  };
  try {
    const response = await fetch(url, { headers, ...post, redirect: 'manual', signal: deadline });
    const bytes = await readBoundedBody(response.body, maxWholeBytes);
    if (bytes === null) return { kind: 'too-large' };
    const { status, headers: received } = response;
    return { kind: 'response', status, headers: received, body: jsonOf(bytes) };
  } catch (error) {
    const reason = deadline.aborted ? 'timeout' : brokenReason(error);
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

const unreachable = {
  refused: 'The connection is refused.',
  broken: 'The connection breaks.',
  timeout: `There is no whole response within ${callTimeoutMs / 1_000} seconds.`,
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
