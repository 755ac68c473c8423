import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { freePort } from './process.ts';

const script = fileURLToPath(new URL('demo.ts', import.meta.url));

/** Runs a demo that must exit with an error before it starts anything. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env } });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    written.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    written.err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...written };
}

test.each(['PORT', 'API_PORT'])('reports a %s in use, with a remedy', async (variable) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const free = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  expect(await run({ ...free, [variable]: String(port) })).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is taken by another program. Stop it, or choose another: ${variable}=${port + 1} npm run demo\n`,
  });
  other.close();
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['API_PORT', '4100 '],
])('reports that %s=%s is not a port', async (variable, value) => {
  const free = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  expect(await run({ ...free, [variable]: value })).toEqual({
    code: 2,
    out: '',
    err: `${variable}=${value} is not a port: give a number from 1 to 65535.\n`,
  });
});
