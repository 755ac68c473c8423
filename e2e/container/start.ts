import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isPortFree, root } from '../../scripts/process.ts';
import { ensureBaseImages } from './base-images.ts';
import { compose, run, testName } from './engine.ts';

/** A secret in the `.env.local` of the folder that the image is built in. */
export const secret = 'un-secret-de-l-hote-7f3a9';

/** The ports of compose.yaml. */
const ports = [8080, 4100];

const notCopied = /^(?:\.git|\.ci|\.demo|\.next|\.vercel|node_modules|test-results|\.env.*)$/;

/** Copies the project, without what belongs to this machine, and adds a secret that must not get into the image. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-container-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !notCopied.test(relative(root, path)),
  });
  writeFileSync(join(folder, '.env.local'), `REVALIDATE_SECRET=${secret}\n`);
  return folder;
}

/** Global setup: builds the image and starts compose.yaml as docs/deployment.md says. Returns what removes it all. */
export default async function start(): Promise<() => Promise<void>> {
  for (const port of ports) {
    if (!(await isPortFree(port))) throw new Error(`Port ${port}, of compose.yaml, is not free.`);
  }
  const folder = copyProject();
  process.env.CONTAINER_TEST_FOLDER = folder;
  const made: string[] = [];
  const remove = async () => {
    await compose(folder, 'down', '--volumes');
    // After a failure some do not exist.
    for (const image of [testName, ...made]) await run('rmi', image).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ensureBaseImages(folder, made);
    await compose(folder, 'up', '--build', '--detach');
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
