/*
 * Part of `npm run check`: no two folders of lib/, or of components/, import each other. Tests are
 * skipped: they may import the users of the code they test.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTwoWayImports } from './check-imports/folder-imports.ts';
import { root } from './process.ts';

const files = globSync('{components,lib}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
  .sort();
const problems = findTwoWayImports(
  files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);

for (const { folders, imports } of problems) {
  console.error(`${folders.join(' and ')} import each other:\n  ${imports.join('\n  ')}`);
}
console.log(`Checked the imports of ${files.length} files: ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
