/*
 * Part of `npm run check`: every regular expression of the site and of the demo API takes linear time
 * for any text. Tests and tools are skipped: they only match texts of ours.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import { checkFiles } from './check-regexps/check-files.ts';

const begin = Date.now();
const files = globSync(
  ['*.{ts,mjs}', '{app,app/.well-known,components,lib,server,tools/demo}/**/*.{ts,tsx,mjs}'],
  {
    cwd: root,
  },
).filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));
const texts = files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const { count, problems } = await checkFiles(texts);

for (const { file, line, code, problem } of problems) {
  console.error(`${file}:${line}\n  ${code}\n  ${problem}`);
}
const seconds = ((Date.now() - begin) / 1000).toFixed(1);
console.log(
  `Checked ${count} regular expressions in ${files.length} files in ${seconds} s: ${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
