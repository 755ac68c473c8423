import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readImage } from '../../deploy/image.fixture.ts';
import { readDemoCompany } from '../../scripts/site.ts';
import { withApi } from '../stage/api.ts';
import { ownPort, publicUrl, startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { test as base, expect } from '../test.ts';
import { callWebhook, secret } from '../webhook/test.ts';
import { copyRelease } from './release.ts';

/*
 * A folder with only the files that the Dockerfile copies into its image and docs/deployment.md lists, without the
 * sources of the project. The site starts as in the image.
 */

const image = readImage();

function start(folder: string, port: number, env: Record<string, string>) {
  return spawn(process.execPath, image.command, {
    cwd: folder,
    // A container engine sets HOSTNAME to a name of its own.
    env: { ...env, NODE_ENV: 'production', PORT: String(port), HOSTNAME: '4f1c2a9d7e30' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The exit code of the health check of the image, for a site on this port. */
async function checkHealth(port: string): Promise<number> {
  const check = spawn(process.execPath, image.healthCheck, {
    env: { NODE_ENV: 'production', PORT: port },
  });
  const [code] = await once(check, 'close');
  return code;
}

type Site = { folder: string; url: string; gatewayUrl: string; readLog: () => string };

const startedSite = startOnce(async (workerIndex) => {
  const folder = copyRelease();
  const name = `site-${workerIndex}-deployed`;
  const { url, gatewayUrl, stop } = await startStagedSite(
    process.env.E2E_DEMO_URL ?? '',
    name,
    // Without a company the log has a warning.
    { ...readDemoCompany(), REVALIDATE_SECRET: secret },
    (port, env) => start(folder, port, env),
  );
  const site: Site = {
    folder,
    url,
    gatewayUrl,
    readLog: () => readFileSync(`test-results/${name}.log`, 'utf8'),
  };
  return {
    site,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

const test = base.extend<{ site: Site }>({
  site: [async ({}, use) => use((await startedSite()).site), { timeout: 120_000 }],
});

test.describe.configure({ mode: 'default' });

test('a folder without the sources serves every kind of page and file', async ({
  request,
  site,
}) => {
  const get = (path: string) => request.get(site.url + path);
  for (const path of ['/annonces?page=2', '/annonces/12', '/blog/contrat-de-remplacement']) {
    expect((await get(path)).status(), path).toBe(200);
    expect((await get(path)).headers()['cache-status'], path).toMatch(/^medireleve; hit; ttl=\d+$/);
  }
  for (const path of ['/nulle-part', '/annonces/999999']) {
    expect((await get(path)).status(), path).toBe(404);
  }
  const texts = ['/cgu', '/mentions-legales', '/accessibilite', '/cgu.md', '/robots.txt'];
  const feeds = ['/blog/rss.xml', '/annonces/feed.json', '/sitemap.xml', '/sitemap-ads-1.xml'];
  for (const path of [...texts, ...feeds]) {
    expect((await get(path)).status(), path).toBe(200);
  }
  const drawn = await get('/partage/annonces/12.png');
  expect(await sharp(await drawn.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  const [image = ''] = /\/screens\/[^" ]+\.avif/.exec(await (await get('/')).text()) ?? [];
  const { compression } = await sharp(await (await get(image)).body()).metadata();
  expect(compression).toBe('av1');

  await withApi(site.gatewayUrl, async (api) => {
    await api.fail('/api/v1/ads/12', 'not-found');
    const response = await callWebhook(request, site.url, { type: 'ad', id: 12 });
    expect(response.status()).toBe(204);
    expect((await get('/annonces/12')).status()).toBe(404);
  });
  const lines = site.readLog().split('\n');
  const warnings = lines.filter((line) => /warn|⚠|⨯|error/i.test(line));
  // On a busy machine a call may take too long.
  expect(warnings.filter((line) => !line.includes('TimeoutError'))).toEqual([]);
});

test('the image listens on every address, and its health check sees whether the site responds', async ({
  site,
}) => {
  expect(site.readLog()).toContain('Listening on http://0.0.0.0:');
  expect(await checkHealth(new URL(site.url).port)).toBe(0);
  expect(await checkHealth(String(await ownPort()))).toBe(1);
});

test('a folder without the sources checks an API, and the pages of a site', async ({ site }) => {
  const check = async (name: string, ...args: string[]) => {
    const tool = ['--import', './scripts/site-modules.ts', `tools/${name}/main.ts`, ...args];
    const env = { NODE_ENV: 'production' } as const;
    const started = spawn(process.execPath, tool, { cwd: site.folder, env });
    let output = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    await once(started, 'close');
    return output;
  };
  expect(await check('check-api', process.env.E2E_DEMO_URL ?? '')).toContain(' 0 errors');
  const pages = await check('check-pages', publicUrl, '--from', site.url, '--limit', '5');
  expect(pages).toMatch(/^5 pages vérifiées/m);
});

test('a folder without the sources has all scripts, style sheets and fonts', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Nos annonces' }).first().click();
  // The router navigates, which needs the scripts; missing files would cause errors in the console.
  await expect(page).toHaveURL(`${site.url}/annonces`);
  await page.waitForLoadState('networkidle');
});

/** Starts the site with variables that stop it. Returns its error output. */
async function failToStart(folder: string, env: Record<string, string>): Promise<string> {
  const started = start(folder, await ownPort(), env);
  let output = '';
  started.stderr?.on('data', (text) => {
    output += text;
  });
  const [code] = await once(started, 'close');
  expect(code).toBe(1);
  return output;
}

test('the site does not start without its variables, and names them', async ({ site }) => {
  const output = await failToStart(site.folder, { API_URL: 'ftp://api.example', SITEURL: 'x' });
  expect(output).toContain('API_URL: not an http(s) URL');
  expect(output).toContain('SITE_URL: missing');
  expect(output).toContain('SITEURL is no variable of the site: is SITE_URL meant?');
});

test('the site does not start if a # in .env.local cuts off a value', async ({ site }) => {
  const file = join(site.folder, '.env.local');
  writeFileSync(file, `REVALIDATE_SECRET=${'0'.repeat(16)}#secret\n`);
  try {
    const output = await failToStart(site.folder, {});
    expect(output).toContain('REVALIDATE_SECRET in .env.local: its # starts a comment.');
    expect(output).not.toMatch(/secret$|ConfigError|SITE_URL/m);
  } finally {
    rmSync(file);
  }
});
