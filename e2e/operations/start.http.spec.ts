import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { root, untilResponds } from '../../scripts/process.ts';
import { readDemoCompany } from '../../scripts/site.ts';
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
  expect(early, 'some requests came before it listened').toContain(null);
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

test('with port 0 the server listens on any free port, and logs which', async ({
  request,
  launch,
}) => {
  const site = await launch({}, 0);
  const line = /^Listening on (http:\/\/127\.0\.0\.1:[1-9]\d*)$/m;
  await expect.poll(() => site.output().join('\n')).toMatch(line);
  const [, url] = line.exec(site.output().join('\n')) ?? [];
  // A page that is not prerendered, and that the proxy of Next.js rewrites to an internal path.
  expect((await request.get(`${url}/inscription`)).status()).toBe(200);
});

test('pages and the manifest show the variables of the running site, not those of the build', async ({
  request,
  startOwn,
}) => {
  const { url } = await startOwn({ BRAND_NAME: 'Relève Plus', COMPANY_NAME: 'Relève Plus SAS' });
  const manifest = await request.get(`${url}/manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({ name: 'Relève Plus', short_name: 'Relève Plus' });
  expect(await (await request.get(`${url}/mentions-legales`)).text()).toContain('Relève Plus SAS');
});

test('the first line of the log has the version and the enabled features, the last line the reason for the stop', async ({
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
    // Nothing listens there, which is logged only later.
    REDIS_URL: 'redis://:mot-de-passe@127.0.0.1:9',
  });
  await expect.poll(() => output().join('\n')).toContain('Listening on');
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
    on: ['redis', 'relay', 'reports', 'webhook', 'indexing'],
  });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    event: 'stopped',
    reason: 'SIGTERM',
    seconds: expect.any(Number),
  });
  for (const word of [secret, 'mot-de-passe', 'http']) expect(lines[0]).not.toContain(word);
});

test('a site with placeholders names their variables in one warning, a configured one logs none', async ({
  launch,
}) => {
  const warningsOf = async (environment: Record<string, string>) => {
    const { output } = await launch(environment);
    await expect.poll(() => output().join('\n')).toContain('Listening on');
    const lines = output().filter((line) => line.startsWith('{'));
    return lines.map((line) => JSON.parse(line)).filter(({ level }) => level !== 'info');
  };
  const company = readDemoCompany();
  expect(await warningsOf(company)).toEqual([]);
  const { COMPANY_NAME, MEDIATOR, LINKEDIN_URL, ...others } = company;
  expect(await warningsOf({ ...others, MEDIATOR: '' })).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      event: 'not configured',
      variables: ['LINKEDIN_URL', 'COMPANY_NAME', 'MEDIATOR'],
    },
  ]);
});

/** Processor time of a process so far, in hundredths of a second (proc(5), fields 14 and 15). */
function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user ?? 0) + (system ?? 0);
}

test('a site whose log pipe is closed keeps serving without logs, and stops on a signal', async ({
  request,
  startOwn,
  ownApi,
}) => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  const { url, process: site, ended } = await startOwn({ LOG_REQUESTS: 'on' });
  site.stdout?.destroy();
  site.stderr?.destroy();
  ownApi.respond = (_, response) => response.writeHead(500).end('{}');
  for (let id = 1; id <= 5; id += 1) {
    expect((await request.get(`${url}/annonces/${id}`)).status()).toBe(503);
  }
  const pid = site.pid ?? 0;
  const before = processorTime(pid);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  // Idle, it uses almost no processor time; retrying the log took 15 hundredths a second.
  expect(processorTime(pid) - before).toBeLessThan(30);
  expect((await request.get(`${url}/healthz`)).status()).toBe(200);
  site.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
