import { findProblem } from './find-problem.ts';
import { type FoundRegexp, findRegexps } from './find-regexps.ts';

/** How many regular expressions files have, and those that must not be: rewrite them. */
export type CheckResult = { count: number; problems: (FoundRegexp & { problem: string })[] };

/** Checks the regular expressions of files, given by their names and texts. */
export async function checkFiles(
  files: Iterable<readonly [file: string, text: string]>,
): Promise<CheckResult> {
  const found = [...files].flatMap(([file, text]) => findRegexps(file, text));
  const problems: CheckResult['problems'] = [];
  for (const regexp of found) {
    const { pattern } = regexp;
    const problem = pattern ? await findProblem(pattern) : 'not checked: computed at run time';
    if (problem !== null) problems.push({ ...regexp, problem });
  }
  return { count: found.length, problems };
}
