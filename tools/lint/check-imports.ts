/*
 * Part of `npm run check`: no import is upward by layer, and no two folders import each other. Tests are skipped: they
 * may import the users of the code they test.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import { findProblems, importsOf } from './check-imports/folder-imports.ts';

const folders = '{app,components,e2e,lib,scripts,server,test,tools}';
const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root })
  .filter((file) => !/\.(?:test|fixture|spec)\.tsx?$/.test(file))
  .sort();
const problems = findProblems(
  files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'))),
);

for (const [name, imports] of problems) {
  console.error([name, ...imports.map(({ from, to }) => `  ${from} imports ${to}`)].join('\n'));
}
console.log(`Checked the imports of ${files.length} files: ${problems.size} problems.`);
process.exitCode = problems.size === 0 ? 0 : 1;
