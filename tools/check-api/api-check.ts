import pLimit from 'p-limit';
import type { Ad } from '@/lib/ads/ad';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import type { Post } from '@/lib/blog/post';
import { parseProblem } from '@/lib/forms/problem';
import { effectOf, type OperationName, type Severity } from './contract.ts';
import { type Exchange, inWords, isAbsent, isSuccess, type Outcome, send } from './exchange.ts';

/** Where an API does not keep the contract. */
export type Finding = {
  rule: string;
  severity: Severity;
  operation: OperationName;
  /** The path with its query. */
  call: string;
  problem: string;
  /** What the site does about it. */
  effect: string;
};

/** What could not be checked, and why. */
export type Skipped = { operation: OperationName; what: string; reason: string };

/** The call that a finding is about. */
export type Where = {
  operation: OperationName;
  call: string;
  /** What it is about: several findings of a rule about one thing are one. By default its problem. */
  subject?: string;
};

/** By the name of a rule, how it is broken; `false` when it is not. */
type Problems = Readonly<Record<string, string | false>>;

type Seen = { randomAds: Ad[]; specialties: Specialty[] | null; ads: Ad[]; posts: Post[] };

/** One check of an API: its requests, and what was found. */
export class ApiCheck {
  readonly exchanges: Exchange[] = [];
  readonly findings: Finding[] = [];
  readonly skipped: Skipped[] = [];
  /** What the checks of lists have seen, for those that follow. Without a list of specialties, `null`. */
  readonly seen: Seen = { randomAds: [], specialties: null, ads: [], posts: [] };
  readonly #origin: string;
  readonly #limit;
  readonly #known = new Set<string>();

  /**
   * @param origin of the API, without a trailing slash.
   * @param concurrency requests at a time.
   */
  constructor(origin: string, concurrency: number) {
    this.#origin = origin;
    this.#limit = pLimit(concurrency);
  }

  /** @param fields of a POST; a GET has none. */
  request({ operation, call }: Where, fields?: Record<string, string>): Promise<Outcome> {
    return this.#limit(async () => {
      const start = performance.now();
      const outcome = await send(`${this.#origin}${call}`, fields);
      const milliseconds = performance.now() - start;
      this.exchanges.push({ operation, call, milliseconds, outcome });
      return outcome;
    });
  }

  /** The JSON of a call that has to succeed; `undefined` when it does not, which is reported. */
  async read(where: Where): Promise<unknown> {
    return this.bodyOf(where, await this.request(where));
  }

  /** {@link read} for a response that has been received. */
  bodyOf(where: Where, outcome: Outcome): unknown {
    if (outcome.kind !== 'response' || !isSuccess(outcome) || outcome.body === undefined) {
      this.error(where, { 'no-success': inWords(outcome) });
      return undefined;
    }
    const type = outcome.headers.get('content-type') ?? 'none';
    const isJson = /^application\/(?:[\w.]+\+)?json\b/i.test(type);
    const problem = `The Content-Type is ${type}, and the body is JSON.`;
    this.advise(where, { 'content-type': !isJson && problem });
    return outcome.body;
  }

  /** Requests what does not exist. A response other than 404 or 410 is reported by this rule. */
  async expectAbsent(rule: string, where: Where): Promise<void> {
    const outcome = await this.request(where);
    if (!isAbsent(outcome)) this.error(where, { [rule]: `${inWords(outcome)} It has to be 404.` });
    else this.expectProblem(where, outcome);
  }

  /** Reports an error response whose body is not one of Django REST. Returns whether it is one. */
  expectProblem(where: Where, outcome: Outcome): boolean {
    if (outcome.kind === 'response' && parseProblem(outcome.body) !== null) return true;
    const problem = 'The body is neither {"detail": "…"} nor {"field": ["…"]}.';
    this.advise(where, { 'error-shape': problem });
    return false;
  }

  /** Reports problems with these rules of the contract, as errors. */
  error(where: Where, problems: Problems): void {
    this.#report('error', where, problems);
  }

  /** Reports problems with these rules of the contract, as advice. */
  advise(where: Where, problems: Problems): void {
    this.#report('advice', where, problems);
  }

  #report(severity: Severity, { operation, call, subject }: Where, problems: Problems): void {
    for (const [rule, problem] of Object.entries(problems)) {
      // Also for a rule that is not broken: one that the contract lacks fails in every test.
      const effect = effectOf(operation, severity, rule);
      const key = [rule, operation, subject ?? problem].join(' ');
      if (problem === false || this.#known.has(key)) continue;
      this.#known.add(key);
      this.findings.push({ rule, severity, operation, call, problem, effect });
    }
  }

  skip(operation: OperationName, what: string, reason: string): void {
    this.skipped.push({ operation, what, reason });
  }
}
