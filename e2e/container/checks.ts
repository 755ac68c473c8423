import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { optimizedImageUrl } from '../../lib/images/image-url.ts';
import { freePort } from '../../scripts/process.ts';
import { containersOf, inspect, logOf, run, testName } from './engine.ts';
import { findInImage, startLoad } from './layers.ts';
import { secret } from './start.ts';

/* The image and compose.yaml, as docs/deployment.md, « With containers », describes them. */

test('every kind of page and file responds through nginx', async ({ request }) => {
  const pages = ['/', '/annonces?page=2', '/annonces/12', '/blog', '/inscription', '/cgu'];
  const files = ['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/partage/annonces/12.png'];
  for (const path of [...pages, ...files, '/api/v1/ads/12', '/manifest.webmanifest']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  expect((await request.get('/nulle-part')).status()).toBe(404);
});

const isHealthy = (id: string) =>
  expect.poll(() => inspect(id, '{{.State.Health.Status}}')).toBe('healthy');

test('the containers are healthy, read-only and not those of root', async () => {
  const sites = await containersOf('site');
  expect(sites).toHaveLength(2);
  for (const id of [...sites, ...(await containersOf('api'))]) {
    await isHealthy(id);
    expect(await run('exec', id, 'id', '-u')).toBe('1000');
    await expect(run('exec', id, 'touch', '/app/file')).rejects.toThrow('Read-only file system');
  }
});

test('the image contains no secret of the folder that it was built in, and nothing of its configuration', async () => {
  const ofConfiguration = 'http://api.localhost:4100';
  expect(readFileSync('deploy/compose.env', 'utf8')).toContain(ofConfiguration);
  const ofImage = '"name": "medireleve"';
  expect(await findInImage(testName, [secret, ofConfiguration, ofImage])).toEqual([ofImage]);
});

/** The addresses of the instances that nginx sent requests to, by its log. */
async function upstreams(): Promise<Set<string>> {
  const [nginx = ''] = await containersOf('nginx');
  const sent = (await logOf(nginx)).map(({ upstream }) => String(upstream));
  return new Set(sent.filter((addresses) => /^[\d.]+:3000$/.test(addresses)));
}

test('while one instance is killed and starts again, no request fails', async ({ request }) => {
  const [killed = ''] = await containersOf('site');
  const load = startLoad(request);
  await load.next(200);
  await run('kill', killed);
  // Half of them wait two seconds for an address that is gone (`proxy_connect_timeout` of nginx).
  await load.next(50);
  await run('start', killed);
  await isHealthy(killed);
  await load.next(200);
  const { count, failures } = await load.stop();
  console.log(`${count} requests`);
  expect(failures).toEqual([]);
  expect((await upstreams()).size).toBe(2);
});

test('while the instances stop one by one, they complete their requests, and none fails', async ({
  request,
}) => {
  const load = startLoad(request);
  for (const id of await containersOf('site')) {
    await load.next(200);
    await run('stop', id);
    expect(await inspect(id, '{{.State.ExitCode}}')).toBe('0');
    const log = await logOf(id);
    expect(log.at(-1)).toMatchObject({ event: 'stopped', reason: 'SIGTERM' });
    expect(log.map(({ event }) => event)).not.toContain('requests aborted');
    await run('start', id);
    await isHealthy(id);
  }
  const { count, failures } = await load.stop();
  console.log(`${count} requests`);
  expect(failures).toEqual([]);
});

/** The options of a site beside those of compose.yaml, and the port that it is published on. */
async function siteOptions(): Promise<{ options: string[]; port: number }> {
  const port = await freePort();
  const options = `--read-only --tmpfs /tmp --stop-timeout 30 -e TRUSTED_PROXIES=1
    -p 127.0.0.1:${port}:3000 --network ${testName}_default`;
  return { options: options.split(/\s+/), port };
}

test('the image shows two sites within a minute, by variables alone', async ({ request }) => {
  const words = ['sitealpha', 'sitebeta'];
  const picture = (word: string) =>
    optimizedImageUrl(`https://images.${word}.example/photo.jpg`, 384);
  for (const [word = '', other = ''] of [words, words.toReversed()]) {
    const { options, port } = await siteOptions();
    const variables = {
      API_URL: 'http://api.localhost:4100',
      SITE_URL: `https://www.${word}.example`,
      APP_URL: `https://app.${word}.example`,
      PRACTITIONER_FORM_URL: `https://forms.${word}.example/medecin`,
      ESTABLISHMENT_FORM_URL: `https://forms.${word}.example/etablissement`,
      BRAND_NAME: `Marque ${word}`,
      PICTURE_HOSTS: `images.${word}.example`,
    };
    const pairs = Object.entries(variables).flatMap((pair) => ['-e', pair.join('=')]);
    const start = Date.now();
    const id = await run('run', '-d', ...options, ...pairs, testName);
    try {
      const get = (path: string) =>
        request.get(`http://127.0.0.1:${port}${path}`, { maxRedirects: 0 });
      await expect.poll(async () => (await get('/').catch(() => null))?.status()).toBe(200);
      console.log(`${word}: the home page after ${Date.now() - start} ms`);
      const texts = ['/', '/cgu', '/robots.txt', '/sitemap-pages.xml', '/manifest.webmanifest'];
      for (const path of texts) {
        const response = await get(path);
        const text = JSON.stringify(response.headers()) + (await response.text());
        expect([path, text.includes(word)]).toEqual([path, true]);
        for (const foreign of [other, 'localhost:8080', 'app.medireleve.example']) {
          expect([path, text.includes(foreign)]).toEqual([path, false]);
        }
      }
      // No such host answers: the site redirects to a picture that it cannot optimize.
      expect((await get(picture(word))).status()).toBe(307);
      expect((await get(picture(other))).status()).toBe(400);
    } finally {
      await run('rm', '-f', id);
    }
  }
});

test('without variables the image says which are missing', async () => {
  await expect(run('run', '--rm', testName)).rejects.toThrow('SITE_URL: missing');
});

test('the image checks an API, and the pages of a site', async () => {
  const check = (name: string, ...args: string[]) =>
    run(
      ...['run', '--rm', '--network', `${testName}_default`, testName],
      ...['node', '--import', './scripts/site-modules.ts', `tools/${name}/main.ts`, ...args],
    );
  expect(await check('check-api', 'http://api.localhost:4100')).toContain(' 0 errors');
  // The publisher of this site is not configured, which fails the check.
  const failed = check('check-pages', 'http://localhost:8080', '--from', 'http://site:3000').catch(
    ({ stdout }) => stdout,
  );
  expect(await failed).toContain('pages vérifiées');
});

test('a changed .env.local needs a restart, and no build', async ({ request }) => {
  const { options, port } = await siteOptions();
  const file = join(process.env.CONTAINER_TEST_FOLDER ?? '', 'own.env');
  const configuration = readFileSync('deploy/compose.env', 'utf8');
  const write = (brand: string) => writeFileSync(file, `${configuration}\nBRAND_NAME=${brand}\n`);
  const brand = async () => {
    const response = await request
      .get(`http://127.0.0.1:${port}/manifest.webmanifest`, { headers: { host: 'localhost:8080' } })
      .catch(() => null);
    return response?.ok() ? (await response.json()).name : null;
  };
  write('Première');
  const id = await run('run', '-d', ...options, '-v', `${file}:/app/.env.local:ro`, testName);
  try {
    await expect.poll(brand).toBe('Première');
    write('Deuxième');
    await run('restart', id);
    await expect.poll(brand).toBe('Deuxième');
  } finally {
    await run('rm', '-f', id);
  }
});
