/*
 * Part of `npm run check`: what runs in the browser uses nothing that the oldest browsers of Next.js lack, and survives
 * a browser that translates the page.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import { findBrowserModules } from './check-browser-code/browser-modules.ts';
import { findNewer } from './check-browser-code/find-newer.ts';
import { findLooseTexts } from './check-browser-code/loose-texts.ts';

const files = globSync('{app,components}/**/*.tsx', { cwd: root });
const modules = (await findBrowserModules(root, files)).filter((file) => /\.tsx?$/.test(file));
const problems = [
  ...(await findNewer(root, modules)),
  ...modules
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      findLooseTexts(readFileSync(join(root, file), 'utf8')).map(
        ({ line, problem }) => `${file}:${line}: ${problem}`,
      ),
    ),
];
for (const problem of problems) console.error(problem);
console.log(`Checked ${modules.length} modules of browsers: ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
