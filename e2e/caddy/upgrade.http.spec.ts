import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { parse } from 'yaml';
import { stop, untilResponds } from '../../scripts/process.ts';
import { findCaddy } from '../../scripts/programs.ts';
import { siteEnvironment, startSite } from '../../scripts/site.ts';
import { expect, test } from '../http-test.ts';
import { copyRelease, renameBuild } from '../operations/release.ts';
import { ownPort, publicUrl } from '../stage/site.ts';
import { startCaddy } from './caddy.ts';

/*
 * An upgrade and a rollback with deploy/compose.yaml, in folders: the command of its service `files`, then one
 * instance after the other, which share these files, behind Caddy. e2e/container tries it with containers.
 */

test.skip(findCaddy() === undefined, 'there is no Caddy on this machine');

/** A release whose files of the build are those of a folder, as in a container that mounts it. */
function release(files: string, isOther: boolean) {
  const folder = copyRelease();
  if (isOther) renameBuild(folder);
  const own = join(folder, 'own-static');
  renameSync(join(folder, '.next/static'), own);
  symlinkSync(files, join(folder, '.next/static'));
  return { folder, own };
}

/** Runs the command of the service `files`. */
function addFiles(own: string, files: string): void {
  const { command } = parse(readFileSync('deploy/compose.yaml', 'utf8')).services.files;
  const script = command.at(-1).replace('.next/static', own).replace('/files', files);
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

const filesOf = (html: string) => html.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g) ?? [];

/** Opens pages with all their scripts and style sheets, until `stop`, which returns what failed. */
function startVisitor(request: APIRequestContext, url: string) {
  let isOver = false;
  let count = 0;
  const failures: string[] = [];
  const get = async (path: string) => {
    const response = await request.get(url + path);
    count += 1;
    if (response.status() !== 200) failures.push(`${path}: ${response.status()}`);
    return response.text();
  };
  const over = (async () => {
    for (let id = 1; !isOver; id = (id % 240) + 1) {
      const files = filesOf(await get(`/annonces/${id}`));
      if (files.length < 5) failures.push(`${files.length} files`);
      await Promise.all(files.map(get));
    }
  })();
  return {
    /** Waits for so many more requests. */
    async next(more: number) {
      const end = count + more;
      await expect.poll(() => count).toBeGreaterThan(end);
    },
    async stop() {
      isOver = true;
      await over;
      return failures;
    },
  };
}

test('an upgrade and a rollback lose no request, and no page lacks a file', async ({ request }) => {
  const files = mkdtempSync(join(tmpdir(), 'medireleve-files-'));
  const old = release(files, false);
  const next = release(files, true);
  const ports = [await ownPort(), await ownPort()];
  const running = new Map<number, ChildProcess>();
  const environment = {
    ...siteEnvironment(process.env.E2E_DEMO_URL ?? '', publicUrl),
    TRUSTED_PROXIES: '1',
    ADS_INDEX: 'off',
  };
  const deploy = async ({ folder, own }: typeof old, untilVisited = async () => {}) => {
    addFiles(own, files);
    for (const port of ports) {
      const before = running.get(port);
      if (before) await stop(before);
      const instance = startSite(port, environment, 'ignore', folder);
      running.set(port, instance);
      await untilResponds(`http://127.0.0.1:${port}/healthz`, instance);
      // Between the two, pages of each release load files from the instance of the other.
      await untilVisited();
    }
  };
  await deploy(old);
  const caddy = await startCaddy(ports.map((port) => `127.0.0.1:${port}`));
  try {
    const open = filesOf(await (await request.get(`${caddy.url}/blog`)).text());
    const visitor = startVisitor(request, caddy.url);
    const untilVisited = () => visitor.next(100);
    await deploy(next, untilVisited);
    const upgraded = await (await request.get(`${caddy.url}/cgu`)).text();
    expect(upgraded).toContain('another-build');
    for (const file of open) expect((await request.get(caddy.url + file)).status()).toBe(200);
    await deploy(old, untilVisited);
    expect(await visitor.stop()).toEqual([]);
    // Files of both are sent by each instance.
    for (const file of filesOf(upgraded)) {
      for (const port of ports) {
        expect((await request.get(`http://127.0.0.1:${port}${file}`)).status()).toBe(200);
      }
    }
  } finally {
    await caddy.stop();
    await Promise.all([...running.values()].map(stop));
    for (const made of [files, old.folder, next.folder]) rmSync(made, { recursive: true });
  }
});
