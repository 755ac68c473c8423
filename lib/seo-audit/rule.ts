import type { Expectation } from './expectation';
import type { ShareImage } from './preview/sharing';
import type { PageFacts } from './read-page';
import type { RobotsTxt } from './site/robots-txt';
import type { Listed } from './site/sitemap';
import type { DataBlock } from './structured-data';

/** What is wrong, and what to do about it, in French. */
type Fault = { problem: string; remedy: string };

/**
 * A check of a page, a response or a site. An error keeps a page from being found or shared as it
 * should be, and fails the check of a site; an advice does not.
 */
export type Rule<Subject> = {
  id: string;
  level: 'error' | 'advice';
  /** In French. */
  label: string;
  /** Finds no fault, one, or several. */
  check(subject: Subject): Fault | Fault[] | null;
};

/** Makes a rule. */
export function rule<const Id extends string, Subject>(
  id: Id,
  level: 'error' | 'advice',
  label: string,
  check: (subject: Subject) => Fault | Fault[] | null,
): Rule<Subject> & { id: Id } {
  return { id, level, label, check };
}

/** A fault found by a rule. */
export type Finding = Fault & { code: string; severity: 'error' | 'advice'; label: string };

/** The findings of rules on a subject, in the order of the rules. */
export function findingsOf<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] {
  return rules.flatMap(({ id: code, level: severity, label, check }) =>
    [check(subject) ?? []].flat().map((fault) => ({ code, severity, label, ...fault })),
  );
}

/** The same rules, skipped for pages that must not be indexed. */
export function unlessNoindex<const R extends Rule<AuditedPage>>(rules: readonly R[]): R[] {
  return rules.map((rule) => ({
    ...rule,
    check: (page) => (page.expected.indexed === false ? null : rule.check(page)),
  }));
}

/** Counts errors and advice. */
export function countFindings(findings: Finding[]): { errors: number; advice: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, advice: findings.length - errors };
}

/** A page as rules check it. */
export type AuditedPage = {
  /** The public origin of the site. */
  siteUrl: string;
  /** The path, with its query. */
  path: string;
  status: number;
  expected: Expectation;
  facts: PageFacts;
  /** `X-Robots-Tag`. */
  robotsHeader: string | null;
  robotsTxt: RobotsTxt | null;
  image: ShareImage | null;
  blocks: DataBlock[];
  listed: Listed;
};

/** The remedy for faults that editors cannot fix. */
export const reportToTeam = 'Signalez-le à l’équipe technique.';
