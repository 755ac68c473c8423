/* Part of `npm run check`: what neither the linter nor TypeScript checks, one rule a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import { checkBrowserCode } from './check-browser-code.ts';
import { checkCitations } from './check-citations.ts';
import { checkImports } from './check-imports.ts';
import { checkRegexps } from './check-regexps.ts';
import { checkStyles } from './check-styles.ts';
import { holidaysLeft } from './holidays-left.ts';

for (const check of [checkImports, checkStyles, checkRegexps, checkBrowserCode, checkCitations]) {
  const { what, problems } = await check();
  for (const problem of problems) console.error(problem);
  console.log(`Checked ${what}: ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

const holidays = readFileSync(join(root, 'data/school-holidays.csv'), 'utf8');
for (const sentence of holidaysLeft(holidays, new Date())) console.log(sentence);
