import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop, untilResponds } from '../../scripts/process.ts';
import { findCaddy } from '../../scripts/programs.ts';
import { ownPort } from '../stage/site.ts';

/**
 * Starts Caddy with `deploy/Caddyfile`, over plain HTTP, on a port of 127.0.0.1.
 *
 * @param instances the host and port of each instance of the site.
 */
export async function startCaddy(instances: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-caddy-'));
  const url = `http://127.0.0.1:${await ownPort()}`;
  const file = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('www.example.org {', `${url} {`)
    .replace('127.0.0.1:3000 127.0.0.1:3001', instances.join(' '))
    .replace(/^\{$/m, '{\n\tadmin off');
  writeFileSync(join(folder, 'Caddyfile'), file);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--config', join(folder, 'Caddyfile')];
  const caddy = spawn(findCaddy() ?? '', args, { env, stdio: 'ignore' });
  await untilResponds(`${url}/icon.svg`, caddy);
  return {
    url,
    async stop() {
      await stop(caddy);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
