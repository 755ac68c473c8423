/*
 * `npm run test:next -- 16.5.0-canary.38`: the whole suite on another version of Next.js, in a copy of
 * the last commit. Not part of `npm test`: docs/next-internals.md lists what may change.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runCommand } from './process.ts';

const [version] = process.argv.slice(2);
if (version === undefined) {
  console.error('Which version of Next.js? For example: npm run test:next -- canary');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'medireleve-next-'));
const steps: [command: string, ...args: string[]][] = [
  ['git', 'clone', '--quiet', root, '.'],
  ['npm', 'ci', '--loglevel=error'],
  ['npm', 'install', '--no-save', '--loglevel=error', `next@${version}`],
  [process.execPath, 'scripts/test.ts'],
];
let code = 0;
for (const [command, ...args] of steps) {
  code = await runCommand(command, args, folder);
  if (code !== 0) break;
}
rmSync(folder, { recursive: true, force: true });
process.exit(code);
