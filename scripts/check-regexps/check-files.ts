import type { AllowedRegexp } from './allowed.ts';
import { findProblem } from './find-problem.ts';
import { type FoundRegexp, findRegexps } from './find-regexps.ts';

/** A regular expression that is not allowed. */
type RegexpProblem = FoundRegexp & { problem: string };

/** The result for all files. */
export type CheckResult = {
  /** The number of regular expressions. */
  count: number;
  problems: RegexpProblem[];
  /** The unnecessary entries of the allow-list. */
  unneeded: AllowedRegexp[];
};

/** Checks the regular expressions of files, given by their names and texts. */
export async function checkFiles(
  files: Iterable<readonly [file: string, text: string]>,
  allowed: readonly AllowedRegexp[],
): Promise<CheckResult> {
  const found = [...files].flatMap(([file, text]) => findRegexps(file, text));
  const problems: RegexpProblem[] = [];
  for (const regexp of found) {
    const problem = await problemOf(regexp);
    if (problem !== null) problems.push({ ...regexp, problem });
  }
  return {
    count: found.length,
    problems: problems.filter((regexp) => !allowed.some((entry) => isSame(entry, regexp))),
    unneeded: allowed.filter((entry) => !problems.some((regexp) => isSame(entry, regexp))),
  };
}

async function problemOf({ pattern }: FoundRegexp): Promise<string | null> {
  return pattern ? findProblem(pattern) : 'not checked: computed at run time';
}

function isSame(entry: AllowedRegexp, { file, code }: FoundRegexp): boolean {
  return entry.file === file && entry.code === code;
}
