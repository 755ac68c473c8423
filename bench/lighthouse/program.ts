import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../scripts/process.ts';

/** Seven times the weight of everything the site itself needs, hence fetched for the bench alone. */
const version = '13.5.0';

/**
 * The path of Lighthouse's program, which npm fetches once.
 *
 * @throws when it cannot be had.
 */
export async function ensureLighthouse(): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', `lighthouse-${version}`);
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (existsSync(program)) return program;
  console.log(`  Fetching Lighthouse ${version}…`);
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const args = ['install', '--prefix', folder, ...quiet, `lighthouse@${version}`];
  if ((await runCommand('npm', args)) !== 0) throw new Error('Lighthouse could not be fetched.');
  return program;
}
