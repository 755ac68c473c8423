import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop, untilResponds } from '../../scripts/process.ts';
import { findCaddy } from '../../scripts/programs.ts';
import { expect, test } from '../http-test.ts';
import { ownPort } from '../stage/site.ts';

/* The rules of deploy/Caddyfile, over plain HTTP, with an instance that does not run. */

test.describe.configure({ mode: 'default' });
test.skip(findCaddy() === undefined, 'there is no Caddy on this machine');

const folder = mkdtempSync(join(tmpdir(), 'medireleve-caddy-'));
let url = '';
let caddy: ChildProcess | undefined;

test.beforeAll(async () => {
  url = `http://127.0.0.1:${await ownPort()}`;
  const instances = `127.0.0.1:${await ownPort()} ${new URL(process.env.E2E_SITE_URL ?? '').host}`;
  const file = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('www.example.org {', `${url} {`)
    .replace('127.0.0.1:3000 127.0.0.1:3001', instances)
    .replace(/^\{$/m, '{\n\tadmin off');
  writeFileSync(join(folder, 'Caddyfile'), file);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--config', join(folder, 'Caddyfile')];
  caddy = spawn(findCaddy() ?? '', args, { env, stdio: 'ignore' });
  await untilResponds(`${url}/icon.svg`, caddy);
});

test.afterAll(async () => {
  if (caddy) await stop(caddy);
  rmSync(folder, { recursive: true, force: true });
});

test('a request that an instance does not accept goes to another', async ({ request }) => {
  for (let id = 1; id <= 6; id += 1) {
    expect((await request.get(`${url}/annonces/${id}`)).status()).toBe(200);
  }
});

test('a POST that is too large gets 413', async ({ request }) => {
  for (const [path, length] of [
    ['/inscription/envoi/relais', 150_000],
    ['/api/revalidate', 650_000],
  ] as const) {
    for (let time = 1; time <= 6; time += 1) {
      const response = await request.post(url + path, {
        headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
        data: Buffer.alloc(length),
      });
      expect(response.status(), path).toBe(413);
    }
  }
});
