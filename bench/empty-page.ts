import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root, runNode, startNode, stop, untilResponds } from '../scripts/process.ts';

const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const environment = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

type EmptyPage = { url: string; process: ChildProcess; stop: () => Promise<void> };

/**
 * Builds and starts an empty page of the same Next.js, to compare the site with, on a free port of
 * 127.0.0.1. It is in a folder outside the project: Next.js looks for `proxy.ts` and
 * `instrumentation.ts` in all parent folders, and would find those of the site.
 *
 * @throws when it cannot be built.
 */
export async function startEmptyPage(): Promise<EmptyPage> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-page-'));
  cpSync(join(root, 'bench', 'empty-page'), folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  if ((await runNode([next, 'build', folder], environment)) !== 0) {
    clear();
    throw new Error('The empty page could not be built.');
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startNode(
    [next, 'start', folder, '-H', '127.0.0.1', '-p', String(port)],
    environment,
    'ignore',
  );
  const stopServers = async () => {
    await stop(server);
    clear();
  };
  try {
    await untilResponds(url, server);
  } catch (error) {
    await stopServers();
    throw error;
  }
  return { url, process: server, stop: stopServers };
}
