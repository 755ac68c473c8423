import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('dev.ts', import.meta.url));

/** Runs `npm run dev` in a way that fails before anything listens. */
async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

test('starts the site of the configuration when there is an API_URL, without the demo API', async () => {
  const { code, output } = await run([], { API_URL: 'ftp://api.example.org' });
  expect(code).toBe(1);
  expect(output).toContain('API_URL: not an http(s) URL');
  expect(output).not.toContain('demo');
});

test.each([
  ['of PORT', (port: string) => ({ args: [], env: { PORT: port } })],
  ['of -p', (port: string) => ({ args: ['-p', port], env: {} })],
])('starts the demo without an API_URL, and reports a port %s in use', async (_case, at) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { args, env } = at(String(port));
  // Empty, it is not read from the `.env.local` of a developer either.
  expect(await run(args, { API_URL: '', ...env })).toEqual({
    code: 1,
    output: `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm run dev\n`,
  });
  other.close();
});
