import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../scripts/process.ts';

/** Seven times the size of all dependencies of the site, hence fetched only for the bench. */
const version = '13.5.0';

/**
 * The path of the Lighthouse CLI, which npm fetches once.
 *
 * @throws when it cannot be fetched.
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
