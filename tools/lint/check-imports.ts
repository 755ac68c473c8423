/*
 * Part of `npm run check`: no import is upward by layer, and no two folders import each other. Tests are skipped: they
 * may import the users of the code they test.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import { findProblems, importsOf } from './check-imports/folder-imports.ts';
import { knownProblems } from './check-imports/known-problems.ts';

const folders = '{app,components,e2e,lib,scripts,server,test,tools}';
const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root })
  .filter((file) => !/\.(?:test|fixture|spec)\.tsx?$/.test(file))
  .sort();
const problems = findProblems(
  files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'))),
);

const unknown = [...problems].filter(([name]) => !(name in knownProblems));
const gone = Object.keys(knownProblems).filter((name) => !problems.has(name));
for (const [name, imports] of unknown) {
  console.error([name, ...imports.map(({ from, to }) => `  ${from} imports ${to}`)].join('\n'));
}
for (const name of gone) console.error(`${name}: remove it from known-problems.ts, it is gone.`);
console.log(
  `Checked the imports of ${files.length} files: ${unknown.length + gone.length} problems.`,
);
process.exitCode = unknown.length + gone.length === 0 ? 0 : 1;
