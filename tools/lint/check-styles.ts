/*
 * Part of `npm run check`: CSS modules have the classes that components use, and no others.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import { findClassProblems } from './check-styles/class-names.ts';

const files = globSync('{app,components}/**/*.{ts,tsx,module.css}', { cwd: root }).sort();
const problems = findClassProblems(
  files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);

for (const { file, problem } of problems) console.error(`${file}: ${problem}.`);
console.log(`Checked the classes of ${files.length} files: ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
