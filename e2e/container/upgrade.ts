import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/process.ts';
import { renameBuild } from '../operations/release.ts';
import { containersOf, inspect, run, show, testName } from './engine.ts';
import { startLoad } from './layers.ts';

/* An upgrade and a rollback of deploy/compose.yaml, as docs/operations.md, « With containers », describes them. */

const wait = ['--wait', '--wait-timeout', '120'];
const project = `${testName}-production`;
const next = `${testName}-next`;

/** Makes an image of another build: that of the tested one, with other names. */
async function buildNext(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-next-'));
  try {
    const id = await run('create', testName);
    await run('cp', `${id}:/app/.next`, join(folder, '.next'));
    await run('rm', id);
    renameBuild(folder);
    const lines = [`FROM ${testName}`, 'USER root', 'RUN rm -r .next', 'COPY .next ./.next'];
    writeFileSync(join(folder, 'Dockerfile'), [...lines, 'USER node'].join('\n'));
    await show(['build', '-t', next, folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The folder of a production: deploy/, over http on another port, with the API of the other tests. */
async function prepare() {
  const folder = join(process.env.CONTAINER_TEST_FOLDER ?? '', 'deploy');
  const port = await freePort();
  const file = join(folder, 'compose.yaml');
  const ports = readFileSync(file, 'utf8').replace(
    /ports: .*/,
    `ports: ["127.0.0.1:${port}:${port}"]`,
  );
  writeFileSync(file, ports);
  const configuration = readFileSync(join(folder, 'compose.env'), 'utf8');
  writeFileSync(
    join(folder, '.env.local'),
    configuration.replace(/^(?:SITE_URL|TRUSTED_PROXIES)=.*/gm, ''),
  );
  const url = `http://localhost:${port}`;
  const compose = (...args: string[]) => show(['compose', '-p', project, ...args], folder);
  const choose = (image: string) =>
    writeFileSync(
      join(folder, '.env'),
      `MEDIRELEVE_IMAGE=${image}\nSITE_URL=${url}\nREDIS_PASSWORD=${'0'.repeat(32)}\n`,
    );
  return {
    url,
    compose,
    choose,
    /** The commands of docs/operations.md. */
    async change(image: string) {
      choose(image);
      for (const one of ['site-1', 'site-2']) {
        await compose('up', '--detach', '--force-recreate', ...wait, one);
      }
    },
  };
}

const filesOf = (html: string) => html.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g) ?? [];

test('an upgrade and a rollback lose no request, and open pages keep their files', async ({
  playwright,
}) => {
  test.skip(
    (await run('compose', 'version')).includes('podman-compose'),
    'podman-compose replaces all containers at once',
  );
  test.setTimeout(600_000);
  await buildNext();
  const production = await prepare();
  const request = await playwright.request.newContext({ baseURL: production.url });
  try {
    production.choose(testName);
    await production.compose('up', '--detach', ...wait);
    const [api = ''] = await containersOf('api');
    await run('network', 'connect', '--alias', 'api.localhost', `${project}_default`, api);
    const page = async () => (await request.get('/cgu')).text();
    await expect.poll(async () => (await request.get('/annonces/12')).status()).toBe(200);
    const open = filesOf(await page());
    expect(open.length).toBeGreaterThan(4);
    const load = startLoad(request, filesOf);
    for (const image of [next, testName]) {
      await load.next(200);
      await production.change(image);
      const html = await page();
      expect(html.includes('another-build')).toBe(image === next);
      for (const file of [...open, ...filesOf(html)]) {
        expect((await request.get(file)).status(), file).toBe(200);
      }
    }
    await load.next(200);
    const { count, failures } = await load.stop();
    console.log(`${count} requests`);
    expect(failures).toEqual([]);
    for (const one of ['site-1', 'site-2']) {
      const [id = ''] = await containersOf(one, project);
      expect(await inspect(id, '{{.State.Health.Status}}')).toBe('healthy');
    }
  } finally {
    await request.dispose();
    const [api = ''] = await containersOf('api');
    await run('network', 'disconnect', '-f', `${project}_default`, api).catch(() => {});
    await production.compose('down', '--volumes');
    await run('rmi', next);
  }
});
