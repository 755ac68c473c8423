import { parseProblem } from '@/lib/forms/problem';
import {
  type Exchange,
  Exchanges,
  inWords,
  isAbsent,
  isSuccess,
  type Outcome,
} from './exchange.ts';
import { type OperationName, operations } from './operations.ts';

/** `error`: the site does not work as specified. `advice`: it does, but less well, or for others it may not. */
type Severity = 'error' | 'advice';

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

type Where = {
  operation: OperationName;
  call: string;
  /** What it is about: several findings of a rule about one thing are one. By default its problem. */
  subject?: string;
};

/** One check of an API: its requests, and what was found. */
export class ApiCheck {
  readonly findings: Finding[] = [];
  readonly skipped: Skipped[] = [];
  readonly #exchanges: Exchanges;
  readonly #known = new Set<string>();

  constructor(settings: ConstructorParameters<typeof Exchanges>[0]) {
    this.#exchanges = new Exchanges(settings);
  }

  get exchanges(): readonly Exchange[] {
    return this.#exchanges.all;
  }

  get(operation: OperationName, call: string): Promise<Outcome> {
    return this.#exchanges.get(operation, call);
  }

  post(operation: OperationName, fields: Record<string, string>): Promise<Outcome> {
    return this.#exchanges.post(operation, fields);
  }

  /** The JSON of a call that has to succeed; `undefined` when it does not, which is reported. */
  async read(
    operation: OperationName,
    call: string,
    effect: string = operations[operation].failure,
  ): Promise<unknown> {
    return this.bodyOf({ operation, call }, await this.get(operation, call), effect);
  }

  /** {@link read} for a response that has been received. */
  bodyOf(
    where: Where,
    outcome: Outcome,
    effect: string = operations[where.operation].failure,
  ): unknown {
    const isRead = outcome.kind === 'response' && isSuccess(outcome) && outcome.body !== undefined;
    if (!isRead) {
      this.error('no-success', where, inWords(outcome), effect);
      return undefined;
    }
    const type = outcome.headers.get('content-type') ?? 'none';
    if (!/^application\/(?:[\w.]+\+)?json\b/i.test(type)) {
      this.advise(
        'content-type',
        where,
        `The Content-Type is ${type}, and the body is JSON.`,
        'The site reads it as JSON. Proxies and other clients may not.',
      );
    }
    return outcome.body;
  }

  /** Requests what does not exist. A response other than 404 or 410 is reported with its effect. */
  async expectAbsent(
    rule: string,
    where: Where,
    effects: { success: string; failure: string },
  ): Promise<void> {
    const outcome = await this.get(where.operation, where.call);
    if (!isAbsent(outcome)) {
      const effect = isSuccess(outcome) ? effects.success : effects.failure;
      this.error(rule, where, `${inWords(outcome)} It has to be 404.`, effect);
      return;
    }
    this.#expectProblem(where, outcome);
  }

  /** Reports an error response whose body is not that of Django REST. */
  #expectProblem(where: Where, outcome: Outcome): void {
    if (outcome.kind === 'response' && parseProblem(outcome.body) !== null) return;
    this.advise(
      'error-shape',
      where,
      'The body is neither {"detail": "…"} nor {"field": ["…"]}.',
      'None for a read: the site goes by the status, and has messages of its own.',
    );
  }

  error(rule: string, where: Where, problem: string, effect: string): void {
    this.#add('error', rule, where, problem, effect);
  }

  advise(rule: string, where: Where, problem: string, effect: string): void {
    this.#add('advice', rule, where, problem, effect);
  }

  skip(operation: OperationName, what: string, reason: string): void {
    this.skipped.push({ operation, what, reason });
  }

  #add(
    severity: Severity,
    rule: string,
    { operation, call, subject }: Where,
    problem: string,
    effect: string,
  ): void {
    const key = [rule, operation, subject ?? problem].join(' ');
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.findings.push({ rule, severity, operation, call, problem, effect });
  }
}
