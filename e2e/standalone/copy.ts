import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';
import { memory } from '../../scripts/site.ts';

/** Pages that the build made from texts: taken away, so that the copy reads the texts itself. */
const made = ['cgu', 'mentions-legales', 'accessibilite', 'politique-de-confidentialite'];

/** Copies the folder that the build leaves to a place without the project around it. */
export function copyStandalone(): { folder: string; remove: () => void } {
  const place = mkdtempSync(join(tmpdir(), 'medireleve-standalone-'));
  const folder = join(place, 'site');
  cpSync(join(root, '.next', 'standalone'), folder, { recursive: true, verbatimSymlinks: true });
  for (const page of made) rmSync(join(folder, '.next/server/app', `${page}.html`));
  return { folder, remove: () => rmSync(place, { recursive: true, force: true }) };
}

/** Node.js refuses every file outside of the folder, and every native module, to whoever asks. */
function jail(folder: string): string[] {
  return ['--permission', `--allow-fs-read=${folder}`];
}

/**
 * Starts a copied folder as README says, from elsewhere, with nothing of this environment.
 *
 * @param flags of Node.js; unless told otherwise it is kept in its folder.
 */
export function startCopy(
  folder: string,
  port: number,
  env: Record<string, string>,
  flags = jail(folder),
): ChildProcess {
  return spawn(process.execPath, [...flags, memory, join(folder, 'server.js')], {
    cwd: '/',
    env: { ...env, NODE_ENV: 'production', PORT: String(port), HOSTNAME: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
