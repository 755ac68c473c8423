import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Ad } from '@/lib/ads/ad';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import type { Post } from '@/lib/blog/post';
import { parseProblem } from '@/lib/forms/problem';
import { root } from '../../scripts/process.ts';
import { inWords, isAbsent, isSuccess, type Outcome, send } from './exchange.ts';

/** The site's behaviour when an API breaks a rule, by its name. */
const effects = z.record(z.string(), z.string()).default({});
const operation = z.object({ operationId: z.string(), 'x-errors': effects, 'x-advice': effects });
const document = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)), 'x-advice': effects })
  .parse(JSON.parse(readFileSync(join(root, 'docs/api.openapi.json'), 'utf8')));

/** `error`: the site does not work as specified. `advice`: it does, but less well, or for others it may not. */
export type Severity = 'error' | 'advice';

/** The operations of docs/api.openapi.json, in its order; the title of one is `GET /api/v1/ads/{id}`. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([lowercase, { operationId: name, ...effects }]) => {
    const method = lowercase.toUpperCase();
    const advice = { ...document['x-advice'], ...effects['x-advice'] };
    return { name, method, path, title: `${method} ${path}`, error: effects['x-errors'], advice };
  }),
);

export type Operation = (typeof operations)[number];

/** @throws {Error} for an operation that the document lacks. */
export function operationOf(name: string): Operation {
  const found = operations.find((operation) => operation.name === name);
  if (found !== undefined) return found;
  throw new Error(`docs/api.openapi.json has no operation ${name}.`);
}

/**
 * Returns how severe it is when an API breaks a rule of an operation, and what the site does then.
 * @param severity of a rule that is both an error and advice.
 * @throws {Error} for a rule that the document lacks.
 */
function ruleOf(operation: Operation, rule: string, severity?: Severity) {
  const found = severity ?? (rule in operation.error ? 'error' : 'advice');
  const effect = operation[found][rule];
  if (effect !== undefined) return { severity: found, effect };
  throw new Error(`docs/api.openapi.json has no rule ${rule} of ${operation.name}.`);
}

/** A request of an operation: `call` is its path with its query. */
type Exchange = { operation: string; call: string; milliseconds: number; outcome: Outcome };

/** How an API does not keep the contract. */
type Finding = ReturnType<typeof ruleOf> &
  Record<'rule' | 'operation' | 'call' | 'problem', string>;

/** Items of the lists. `specialties` is `null` without a list of them. */
type Seen = { randomAds: Ad[]; specialties: Specialty[] | null; ads: Ad[]; posts: Post[] };

/**
 * The state that all checks share: the requests, the findings, the items seen, and what could not be checked.
 * @param origin of the API, without a trailing slash.
 * @param concurrency requests at a time.
 */
export function startRun(origin: string, concurrency: number) {
  const seen: Seen = { randomAds: [], specialties: null, ads: [], posts: [] };
  const exchanges: Exchange[] = [];
  const findings: Finding[] = [];
  const skipped: Record<'operation' | 'what' | 'reason', string>[] = [];
  const known = new Set<string>();
  return { origin, limit: pLimit(concurrency), exchanges, findings, skipped, seen, known };
}

export type ApiRun = ReturnType<typeof startRun>;

/** The check of one operation, by its name. */
export class ApiCheck {
  readonly run: ApiRun;
  readonly operation: string;

  constructor(run: ApiRun, operation: string) {
    this.run = run;
    this.operation = operation;
  }

  /** @param fields of a POST; a GET has none. */
  request(call: string, fields?: Record<string, string>): Promise<Outcome> {
    return this.run.limit(async () => {
      const start = performance.now();
      const outcome = await send(`${this.run.origin}${call}`, fields);
      const milliseconds = performance.now() - start;
      this.run.exchanges.push({ operation: this.operation, call, milliseconds, outcome });
      return outcome;
    });
  }

  /**
   * The JSON of a call that has to succeed; `undefined` when it does not, which is reported.
   * @param received the response, if it has been requested.
   */
  async read(call: string, received?: Outcome): Promise<unknown> {
    const outcome = received ?? (await this.request(call));
    const isRead = isSuccess(outcome) && outcome.body !== undefined;
    const type = outcome.headers.get('content-type') ?? 'none';
    const isJson = /^application\/(?:[\w.]+\+)?json\b/i.test(type);
    this.report(call, {
      'no-success': !isRead && inWords(outcome),
      'content-type': isRead && !isJson && `The Content-Type is ${type}, and the body is JSON.`,
    });
    return isRead ? outcome.body : undefined;
  }

  /** Requests something that does not exist. Reports a response other than 404 or 410 by a rule. */
  async expectAbsent(rule: string, call: string): Promise<void> {
    const outcome = await this.request(call);
    if (isAbsent(outcome)) this.expectProblem(call, outcome);
    else this.report(call, { [rule]: `${inWords(outcome)} It has to be 404.` });
  }

  /** Reports an error response whose body is not one of Django REST. Returns whether it is one. */
  expectProblem(call: string, { body }: Outcome): boolean {
    const isProblem = parseProblem(body) !== null;
    const problem = 'The body is neither {"detail": "…"} nor {"field": ["…"]}.';
    this.report(call, { 'error-shape': !isProblem && problem });
    return isProblem;
  }

  /**
   * Reports problems of a call.
   * @param problems by the name of a rule of the contract, how it is broken; `false` when it is not.
   * @param subject of several findings of a rule, which are one. By default the problem.
   * @param severity of a rule that is both an error and advice.
   */
  report(
    call: string,
    problems: Readonly<Record<string, string | false>>,
    { subject, severity }: { subject?: string; severity?: Severity } = {},
  ): void {
    const { run, operation } = this;
    for (const [rule, problem] of Object.entries(problems)) {
      // Also for a rule that is not broken: one that the contract lacks fails in every test.
      const found = ruleOf(operationOf(operation), rule, severity);
      const key = [rule, operation, subject ?? problem].join(' ');
      if (problem === false || run.known.has(key)) continue;
      run.known.add(key);
      run.findings.push({ rule, operation, call, problem, ...found });
    }
  }

  skip(what: string, reason: string): void {
    this.run.skipped.push({ operation: this.operation, what, reason });
  }
}
