import type { AllowedRegexp } from './allowed.ts';
import { findProblem } from './find-problem.ts';
import { type FoundRegexp, findRegexps } from './find-regexps.ts';

/** A regular expression that may not stay as it is. */
type RegexpProblem = FoundRegexp & { problem: string };

/** What was found in all files. */
export type CheckResult = {
  /** How many regular expressions there are. */
  count: number;
  problems: RegexpProblem[];
  /** The entries of the allow-list that no problem needs. */
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
