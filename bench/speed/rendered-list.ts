import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../scripts/process.ts';
import { list, pageKinds } from '../page-kinds.ts';
import { build, type Server, startBuilt } from '../server.ts';
import { applyChanges } from '../source.ts';

const page = 'app/annonces/recherche/[search]/page.tsx';
const leftBehind = ['node_modules', '.next', '.git', '.demo', 'test-results'];

/**
 * Builds and starts the same site with one change: its list is rendered for each request. API responses
 * are cached as usual, so that the difference is the cost of rendering.
 *
 * @throws when the change cannot be applied any more, or has no effect.
 */
export async function startRenderedList(apiUrl: string): Promise<Server> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'rendered-list-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(root, folder, {
      recursive: true,
      filter: (path) => !leftBehind.includes(relative(root, path)),
    });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    renderEachTime(folder);
    await build(folder);
    const server = await startBuilt(apiUrl, folder);
    const stopServers = async () => {
      await server.stop();
      clear();
    };
    await assertRendered(server.url).catch(async (error) => {
      await stopServers();
      throw error;
    });
    return { ...server, stop: stopServers };
  } catch (error) {
    clear();
    throw error;
  }
}

function renderEachTime(folder: string): void {
  change(join(folder, page), [
    [/\nexport function generateStaticParams\(\) \{\n.*\n\}\n/, ''],
    [/export default async function \w+\(.*\) \{\n/, '$&  await connection();\n'],
    [/import .* from 'next\/navigation';\n/, "$&import { connection } from 'next/server';\n"],
  ]);
  // It uses the packages of this project.
  change(join(folder, 'next.config.ts'), [["root: pathOf('.')", "root: '/'"]]);
}

function change(file: string, changes: Parameters<typeof applyChanges>[2]): void {
  writeFileSync(file, applyChanges(file, readFileSync(file, 'utf8'), changes));
}

async function assertRendered(url: string): Promise<void> {
  const responses = [await fetch(url + pageKinds[list]), await fetch(url + pageKinds[list])];
  for (const { status, headers } of responses) {
    const isCached =
      headers.has('x-nextjs-cache') || /s-maxage/.test(headers.get('cache-control') ?? '');
    if (status !== 200 || isCached) {
      throw new Error(`The list was not rendered for each request (${status}): update the bench.`);
    }
  }
  const html = await responses[1]?.text();
  if (!html?.includes('</html>') || !html.includes('href="/annonces/')) {
    throw new Error('The list that is rendered for each request shows no ads: update the bench.');
  }
}
