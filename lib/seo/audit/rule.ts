/** A fault, whether it was found, and its remedy, in French. */
type Fault = { found: boolean; problem: string; remedy?: string };

/** A row of a table of rules. */
export type Rule<Subject> = ReturnType<typeof rule<Subject>>;

/** Makes a row of a table of rules. An error keeps a page from being found or shared, and fails the check of a site. */
export const rule = <Subject>(
  code: string,
  severity: 'error' | 'advice',
  label: string,
  check: (subject: Subject) => Fault | Fault[],
) => ({ code, severity, label, check });

/** A fault that was found. */
export type Finding = Omit<Rule<never>, 'check'> & { problem: string; remedy: string };

/** The findings of rules on a subject, in the order of the rules. Without a remedy, editors cannot fix a fault. */
export function findingsOf<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] {
  return rules.flatMap(({ check, ...rest }) => {
    const faults = [check(subject)].flat().filter(({ found }) => found);
    const fallback = 'Signalez-le à l’équipe technique.';
    return faults.map(({ problem, remedy = fallback }) => ({ ...rest, problem, remedy }));
  });
}
