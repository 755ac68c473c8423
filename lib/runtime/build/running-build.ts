import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '../process-singleton.ts';

/** The version of the site: that of package.json, which client.test.ts compares. */
export const version = '1.0.0';

const state = processSingleton('running-build', () => ({ id: null as string | null }));

/** The id that Next.js gave the build of this process; `null` without the server (Vercel), and in development. */
export function runningBuild(): string | null {
  return state.id;
}

/** Reads the id of the build in a folder, when the server starts: later it may hold another one. */
export function readRunningBuild(distDir: string): void {
  try {
    state.id = readFileSync(join(distDir, 'BUILD_ID'), 'utf8');
  } catch {
    // Next.js says that there is no build.
  }
}

/** In a build, with a file for each server that runs on it, named by its process id. */
const runningFolder = join('.next', 'running');

/** Records until the process exits that it serves the build of a project. Does nothing where it may not write. */
export function recordServer(root: string): void {
  const folder = join(root, runningFolder);
  const file = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
    process.once('exit', () => rmSync(file, { force: true }));
  } catch {
    // The folder belongs to another user.
  }
}

/** Throws when a server runs on the build of a project: the next build deletes files that the server reads. */
export function refuseWhileServing(root: string): void {
  const folder = join(root, runningFolder);
  const pid = globSync('*', { cwd: folder }).map(Number).find(isRunning);
  if (pid === undefined) return;
  throw new Error(
    `The server of this folder is running (process ${pid}) and a build would delete its files: build in another folder, as docs/deployment.md says, or stop it first. If process ${pid} is something else, delete ${folder}.`,
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
