import pLimit from 'p-limit';
import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { userAgent } from '@/lib/api/client/client';
import { brokenReason } from '@/lib/api/client/connection-error';
import { callTimeoutMs, maxWholeBytes } from '@/lib/api/limits';
import { type OperationName, operations } from './operations.ts';

type Settings = {
  /** The origin of the API. */
  origin: string;
  /** Requests at a time. */
  concurrency: number;
  onExchange: () => void;
};

/** What became of a request. */
export type Outcome =
  /** `body` is `undefined` when it is not JSON. */
  | { kind: 'response'; status: number; headers: Headers; body: unknown }
  | { kind: 'too-large'; status: number }
  | { kind: 'unreachable'; reason: 'refused' | 'broken' | 'timeout'; error: unknown };

export type Exchange = {
  operation: OperationName;
  /** The path with its query; that of a post has no query. */
  call: string;
  milliseconds: number;
  outcome: Outcome;
};

/** Requests with the limits of the site: no redirect is followed. Never throws. */
export class Exchanges {
  readonly all: Exchange[] = [];
  readonly #settings: Settings;
  readonly #limit;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#limit = pLimit(settings.concurrency);
  }

  get(operation: OperationName, call: string): Promise<Outcome> {
    return this.#request(operation, call, {});
  }

  post(operation: OperationName, fields: Record<string, string>): Promise<Outcome> {
    return this.#request(operation, operations[operation].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  }

  #request(operation: OperationName, call: string, init: RequestInit): Promise<Outcome> {
    return this.#limit(async () => {
      const start = performance.now();
      const outcome = await this.#exchange(call, init);
      const milliseconds = performance.now() - start;
      this.all.push({ operation, call, milliseconds, outcome });
      this.#settings.onExchange();
      return outcome;
    });
  }

  async #exchange(call: string, { headers, ...init }: RequestInit): Promise<Outcome> {
    const deadline = AbortSignal.timeout(callTimeoutMs);
    try {
      const response = await fetch(`${this.#settings.origin}${call}`, {
        ...init,
        headers: { accept: 'application/json', 'user-agent': userAgent, ...headers },
        redirect: 'manual',
        signal: deadline,
      });
      const { status } = response;
      const bytes = await readBoundedBody(response.body, maxWholeBytes);
      if (bytes === null) return { kind: 'too-large', status };
      return { kind: 'response', status, headers: response.headers, body: jsonOf(bytes) };
    } catch (error) {
      const reason = deadline.aborted ? 'timeout' : brokenReason(error);
      return { kind: 'unreachable', reason, error };
    }
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}

/** Whether the site takes a response for « there is none ». */
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
  switch (outcome.kind) {
    case 'unreachable':
      return unreachable[outcome.reason];
    case 'too-large':
      return `The response is larger than ${maxWholeBytes / 1_000_000} MB: the site cuts texts and lists of it.`;
    case 'response': {
      const { status, headers, body } = outcome;
      const location = headers.get('location')?.slice(0, maxLocation);
      if (location) return `It redirects (${status}) to ${location}, and the site follows none.`;
      if (!isSuccess(outcome)) return `Its status is ${status}.`;
      return body === undefined
        ? `It is not JSON in UTF-8 (status ${status}, ${headers.get('content-type') ?? 'without a type'}).`
        : `Its status is ${status}.`;
    }
  }
}
