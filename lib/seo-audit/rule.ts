import type { Expectation } from './expectation';
import type { ShareImage } from './preview/sharing';
import type { PageFacts } from './read-page';
import type { RobotsTxt } from './site/robots-txt';
import type { Listed } from './site/sitemap';
import type { DataBlock } from './structured-data';

/** What is wrong, and what to do about it, in plain French. */
type Fault = { problem: string; remedy: string };

/**
 * Something that can be wrong with a page, with a response, or with a site. An error keeps a page
 * from being found or shared as it should be, and fails the check of a site; an advice does not.
 */
export type Rule<Subject> = {
  id: string;
  level: 'error' | 'advice';
  /** In French. */
  label: string;
  /** Finds what is wrong: nothing, one fault, or several. */
  check(subject: Subject): Fault | Fault[] | null;
};

/** Makes a rule, in one line of a table. */
export function rule<const Id extends string, Subject>(
  id: Id,
  level: 'error' | 'advice',
  label: string,
  check: (subject: Subject) => Fault | Fault[] | null,
): Rule<Subject> & { id: Id } {
  return { id, level, label, check };
}

/** A fault that a rule has found. */
export type Finding = Fault & { code: string; severity: 'error' | 'advice'; label: string };

/** What rules find wrong with their subject, in the order of the rules. */
export function findingsOf<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] {
  return rules.flatMap(({ id: code, level: severity, label, check }) =>
    [check(subject) ?? []].flat().map((fault) => ({ code, severity, label, ...fault })),
  );
}

/** The same rules for pages that are not closed to search engines by design. */
export function unlessNoindex<const R extends Rule<AuditedPage>>(rules: readonly R[]): R[] {
  return rules.map((rule) => ({
    ...rule,
    check: (page) => (page.expected.indexed === false ? null : rule.check(page)),
  }));
}

/** How many errors, and how many pieces of advice. */
export function countFindings(findings: Finding[]): { errors: number; advice: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, advice: findings.length - errors };
}

/** A page that was served, as rules check it. */
export type AuditedPage = {
  /** The public origin of the site. */
  siteUrl: string;
  /** From the root, with its query. */
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

/** What editors can do about most faults. */
export const tellTeam = 'Signalez-le à l’équipe technique.';
