import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '../process-singleton.ts';

const state = processSingleton('running-build', () => ({ id: null as string | null }));

/** The id that Next.js gave the build of this process; `null` without the server (Vercel), and in development. */
export function runningBuild(): string | null {
  return state.id;
}

/**
 * Reads the id of the build, when the server starts: later the folder may hold another one.
 *
 * @param distDir the folder of the build.
 */
export function readRunningBuild(distDir: string): void {
  try {
    state.id = readFileSync(join(distDir, 'BUILD_ID'), 'utf8');
  } catch {
    // Next.js says that there is no build.
  }
}
