import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '../runtime/process-singleton.ts';

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

/** In a build, with a file for each server that runs on it, named by its process id. */
const runningFolder = join('.next', 'running');

/**
 * Records until the process exits that it serves the build of a folder. Does nothing where the process may not
 * write.
 *
 * @param root the folder of the project.
 */
export function recordServer(root: string): void {
  const folder = join(root, runningFolder);
  const file = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
    process.once('exit', () => rmSync(file, { force: true }));
  } catch {
    // A folder of another user.
  }
}

/**
 * A build first deletes the last one, file by file, which a running server reads when it needs them.
 *
 * @param root the folder of the project.
 * @throws when a server runs on the build of that folder.
 */
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
    // That of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
