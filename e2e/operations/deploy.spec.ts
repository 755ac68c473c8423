import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stop, untilResponds } from '../../scripts/process.ts';
import { findNginx } from '../../scripts/programs.ts';
import { siteEnvironment, startSite } from '../../scripts/site.ts';
import { follow } from '../flash.ts';
import { startNginx } from '../nginx/nginx.ts';
import { postReset, refusedInConsole, resetForm, resetPath, validPassword } from '../reset/page.ts';
import { ownPort, publicUrl } from '../stage/site.ts';
import { expect, test } from '../test.ts';
import { copyRelease, renameBuild } from './release.ts';

/* A deploy as docs/operations.md describes it: two instances behind nginx, a link to the current release. */

test.skip(!findNginx(), 'there is no nginx on this machine');
test.use({ expectedConsole: refusedInConsole });

async function startDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-deploy-'));
  const releases = { old: copyRelease(), next: copyRelease() };
  renameBuild(releases.next);
  // Open pages need the files of their build.
  cpSync(join(releases.old, '.next/static'), join(releases.next, '.next/static'), {
    recursive: true,
    force: false,
  });
  const current = join(folder, 'current');
  const point = (release: string) => {
    symlinkSync(release, `${current}.new`);
    renameSync(`${current}.new`, current);
  };
  const environment = {
    ...siteEnvironment(process.env.E2E_DEMO_URL ?? '', publicUrl),
    TRUSTED_PROXIES: '1',
    ADS_INDEX: 'off',
    // The outcome of a form is signed by one release, and shown by the other.
    REVALIDATE_SECRET: 'a secret of the webhook for two releases',
  };
  const ports = [await ownPort(), await ownPort()];
  const running = new Map<number, ChildProcess>();
  const start = async (port: number) => {
    const instance = startSite(port, environment, 'ignore', current);
    running.set(port, instance);
    await untilResponds(`http://127.0.0.1:${port}/readyz`, instance);
  };
  const restart = async (port: number) => {
    const instance = running.get(port);
    if (instance) await stop(instance);
    await start(port);
  };
  point(releases.old);
  await Promise.all(ports.map(start));
  const nginx = await startNginx(ports, { newPort: ownPort });
  return {
    url: nginx.url,
    releases,
    ports,
    /** Points the link at a release, and restarts instances one by one. */
    async deploy(release: string, restarted = ports) {
      point(release);
      for (const port of restarted) await restart(port);
    },
    async stop() {
      await nginx.stop();
      await Promise.all([...running.values()].map(stop));
      for (const made of [folder, releases.old, releases.next]) {
        rmSync(made, { recursive: true, force: true });
      }
    },
  };
}

const buildIdOf = (release: string) => readFileSync(join(release, '.next/BUILD_ID'), 'utf8');
const serversOf = (release: string) => readdirSync(join(release, '.next/running')).length;

/** Sends requests through nginx, one after the other, until `stop`; most reach an instance. */
function startVisitor(url: string, script: string, ids: Iterable<number>) {
  let isOver = false;
  let count = 0;
  const failures: string[] = [];
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const outcome = await fetch(url + path, { headers }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      (error: Error) => error.message,
    );
    count += 1;
    if (outcome !== 200) failures.push(`${path}: ${outcome}`);
  };
  const over = (async () => {
    for (const id of ids) {
      if (isOver) return;
      // These pages are in no cache.
      await get(`/annonces/${id}`);
      await get(`/annonces/${id}`, { rsc: '1' });
      await get(script);
      for (let time = 0; time < 5 && !isOver; time += 1) await get('/healthz');
    }
    while (!isOver) await get('/healthz');
  })();
  return {
    count: () => count,
    async stop() {
      isOver = true;
      await over;
      return failures;
    },
  };
}

/** The ids of a hundred ads. */
const idsFrom = (first: number) => Array.from({ length: 100 }, (_, index) => first + index);

/** Marks the document with an attribute, which a new document lacks. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const markedDocument = (page: Page) => page.locator('html[data-marked]');

test('a deploy under load loses no request, and open pages keep working', async ({
  context,
  page,
  request,
}) => {
  const site = await startDeployment();
  try {
    const { url, releases, ports } = site;
    const html = await (await request.get(`${url}/annonces`)).text();
    const [script = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html) ?? [];
    await page.goto(`${url}/blog`);
    const list = await context.newPage();
    await list.goto(`${url}/annonces`);
    const reset = await context.newPage();
    const link = resetPath('jeton-ouvert-avant');
    await reset.goto(url + link);

    await test.step('no request fails', async () => {
      const visitors = [idsFrom(1), idsFrom(101)].map((ids) => startVisitor(url, script, ids));
      expect(serversOf(releases.old)).toBe(2);
      await site.deploy(releases.next);
      expect([serversOf(releases.old), serversOf(releases.next)]).toEqual([0, 2]);
      expect(visitors.map((visitor) => visitor.count())).not.toContain(0);
      expect((await Promise.all(visitors.map((visitor) => visitor.stop()))).flat()).toEqual([]);
    });

    await test.step('a link of an open page leads to a page of the new build', async () => {
      await markDocument(page);
      await page.getByRole('link', { name: 'Nos annonces' }).first().click();
      await expect(page).toHaveURL(`${url}/annonces`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(markedDocument(page)).toHaveCount(0);
      await expect.poll(() => page.content()).toContain(buildIdOf(releases.next));
    });

    await test.step('an open list leads to its next page, and to files of its own build', async () => {
      await markDocument(list);
      await list.getByRole('link', { name: 'Page suivante' }).click();
      await expect(list).toHaveURL(`${url}/annonces?page=2`);
      await expect(list.getByRole('link', { name: 'Page précédente' })).toBeVisible();
      // The router loads a document when the server is of another build.
      await expect(markedDocument(list)).toHaveCount(0);
      // A file that no one has requested before.
      const file = `/_next/static/${buildIdOf(releases.old)}/_buildManifest.js`;
      expect((await request.get(url + file)).status()).toBe(200);
    });

    await test.step('an open form of a password reset works', async () => {
      const form = reset.locator('form', { has: resetForm(reset).password });
      const fields = form.evaluate((form: HTMLFormElement) => [...new FormData(form).keys()]);
      expect(await fields, 'no field depends on the build').toEqual([
        'new_password',
        'confirmation',
      ]);
      await resetForm(reset).send(validPassword);
      await expect(reset.getByRole('alert').filter({ hasText: 'Jeton non valide' })).toBeVisible();
      const outcome = await follow(request, await postReset(request, url + link));
      expect(await outcome.text()).toContain('Jeton non valide');
    });

    await test.step('a restart returns to the previous release', async () => {
      const [port] = ports;
      await site.deploy(releases.old, ports.slice(0, 1));
      const back = await request.get(`http://127.0.0.1:${port}/mentions-legales`);
      expect(await back.text()).toContain(buildIdOf(releases.old));
    });
  } finally {
    await context.close();
    await site.stop();
  }
});
