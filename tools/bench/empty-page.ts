import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root, runNode, startNode } from '../../scripts/process.ts';
import { pin, type Server, untilReady } from './server.ts';

const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const environment = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/**
 * Builds and starts an empty page of the same Next.js, to compare the site with, on the core of the server. It is in a
 * folder outside the project: Next.js looks for `proxy.ts` and `instrumentation.ts` in all parent folders, and would
 * find those of the site.
 * @throws when it cannot be built.
 */
export async function startEmptyPage(): Promise<Server> {
  await using cleanup = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'empty-page-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'tools', 'bench', 'empty-page'), folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  if ((await runNode([next, 'build', folder], environment)) !== 0) {
    throw new Error('The empty page could not be built.');
  }
  const port = await freePort();
  const args = [next, 'start', folder, '-H', '127.0.0.1', '-p', `${port}`];
  const started = pin('server', startNode(args, environment, 'ignore'));
  const { url, process } = cleanup.use(await untilReady(started, port, '/'));
  const running = cleanup.move();
  return { url, process, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
