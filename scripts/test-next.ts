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
const steps = `git clone --quiet "$1" .
npm ci --loglevel=error
npm install --no-save --loglevel=error "next@$2"
"$3" scripts/test.ts`;
const code = await runCommand('sh', ['-ec', steps, 'sh', root, version, process.execPath], folder);
rmSync(folder, { recursive: true, force: true });
process.exit(code);
