import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { root, untilResponds } from '../../scripts/process.ts';
import { nothing, policyOf } from '../security/response-headers.ts';
import { expect, test } from './own-site.ts';

/** A file of the build. */
function scriptOfBuild(): string {
  const folder = ['static', 'chunks'];
  const files = readdirSync(join(root, '.next', ...folder));
  return `/_next/${folder.join('/')}/${files.find((file) => file.endsWith('.js'))}`;
}

test('the server listens only when it is ready: the first response is complete', async ({
  request,
  launch,
}) => {
  const site = await launch({ API_URL: process.env.E2E_DEMO_URL ?? '' });
  const get = (path: string) => request.get(site.url + path).catch(() => null);
  const pages: Promise<APIResponse | null>[] = [];
  const others: Promise<APIResponse | null>[] = [];
  let isUp = false;
  const up = untilResponds(`${site.url}/cgu`, site.process).then(() => {
    isUp = true;
  });
  for (let id = 1; !isUp && id <= 100; id += 1) {
    pages.push(get(`/annonces/${id}?jeton=zq9x7`));
    others.push(get(scriptOfBuild()), get('/api/nulle-part'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await up;
  expect(site.output()).toContain(`Listening on ${site.url}`);
  const early = await Promise.all(pages);
  expect(early, 'some came before it listened').toContain(null);
  for (const response of early) {
    if (response) expect(response.status(), response.url()).toBe(200);
  }
  for (const response of await Promise.all(others)) {
    if (response) expect(policyOf(response), response.url()).toBe(nothing);
  }
  for (const index of early.keys()) {
    const response = await request.get(`${site.url}/annonces/${index + 1}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('zq9x7');
  }
});

test('at port 0 the server listens at any free port, and says which', async ({
  request,
  launch,
}) => {
  const site = await launch({}, 0);
  const line = /^Listening on (http:\/\/127\.0\.0\.1:[1-9]\d*)$/m;
  await expect.poll(() => site.output().join('\n'), { timeout: 30_000 }).toMatch(line);
  const [, url] = line.exec(site.output().join('\n')) ?? [];
  // Not prerendered, and below an internal path that the proxy of Next.js rewrites to.
  expect((await request.get(`${url}/inscription`)).status()).toBe(200);
});

test('the first line of the log says which version starts and what is on, the last one why it stopped', async ({
  launch,
}) => {
  const secret = 'un-secret-assez-long';
  const {
    output,
    process: site,
    ended,
  } = await launch({
    REVALIDATE_SECRET: secret,
    FORM_RELAY: 'on',
    GEOCODER_URL: '',
    // Nothing listens there: what is logged of it comes later.
    REDIS_URL: 'redis://:mot-de-passe@127.0.0.1:9',
  });
  await expect.poll(() => output().join('\n'), { timeout: 30_000 }).toContain('Listening on');
  site.kill('SIGTERM');
  await ended;
  const lines = output().filter((line) => line.startsWith('{'));
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.any(String),
    event: 'started',
    version: packageJson.version,
    build: readFileSync('.next/BUILD_ID', 'utf8'),
    node: process.version,
    on: ['redis', 'relay', 'webhook', 'indexing'],
  });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    event: 'stopped',
    reason: 'SIGTERM',
    seconds: expect.any(Number),
  });
  for (const word of [secret, 'mot-de-passe', 'http']) expect(lines[0]).not.toContain(word);
});
