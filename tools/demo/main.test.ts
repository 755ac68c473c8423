/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';

const MAIN = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'demo-api-'));
afterAll(() => rmSync(folder, { recursive: true }));

function start(...args: string[]) {
  return startFile(MAIN, args);
}

function startFile(
  file: string,
  args: string[],
): { child: ChildProcess; written: { out: string; err: string } } {
  const child = spawn(process.execPath, [file, ...args]);
  const written = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    written.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    written.err += chunk;
  });
  return { child, written };
}

async function run(...args: string[]) {
  const { child, written } = start(...args);
  const [code] = await once(child, 'close');
  return { code, ...written };
}

async function ready(...args: string[]) {
  const { child, written } = start('--port', '0', '--today', '2026-11-20', ...args);
  while (!written.out.includes('ready')) await once(child.stdout ?? child, 'data');
  return { child, written, url: written.out.trim().split(' ').at(-1) ?? '' };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  child.kill(signal);
  return (await once(child, 'close'))[0];
}

describe('an invalid command line is reported in one line', () => {
  test.each([
    [['--colour'], "Unknown option '--colour'. See --help."],
    [['here'], "Unexpected argument 'here'. See --help."],
    [['--port', 'abc'], '--port must be a whole number from 0 to 65535, not “abc”.'],
    [['--port=-1'], '--port must be a whole number from 0 to 65535, not “-1”.'],
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not “70000”.'],
    [['--delay', 'x'], '--delay must be a whole number from 0 to 60000, not “x”.'],
    [['--ads', '1.5'], '--ads must be a whole number from 0 to 5000000, not “1.5”.'],
    [['--today', '2026-02-30'], '--today must be a day written YYYY-MM-DD, not “2026-02-30”.'],
    [['--db='], '--db must not be empty.'],
    [['--host', '192.0.2.1'], 'Cannot listen on 192.0.2.1, port 4100 (EADDRNOTAVAIL).'],
  ])('%s', async (args, message) => {
    expect(await run(...args)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });

  test('for a value that looks like an option', async () => {
    const { code, err } = await run('--port', '-5');
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('for a file that is not a database, and a folder that cannot be made', async () => {
    const file = join(folder, 'text.sqlite');
    writeFileSync(file, 'not a database, but long enough to have a header of one');
    for (const db of [file, join(file, 'under', 'api.sqlite')]) {
      const { code, out, err } = await run('--port', '0', '--db', db);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^Cannot use the database “[^\n]+\n$/);
    }
  });

  test('a port in use leaves the data unchanged', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const db = join(folder, 'untouched.sqlite');
    expect(await run('--port', String(port), '--db', db)).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is already in use.\n`,
    });
    expect(existsSync(db)).toBe(false);
    other.close();
  });
});

test('--help prints all options and starts nothing', async () => {
  const { code, out, err } = await run('--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const word of ['--port', '--ads', '--today', '/reset-password/MQ/demo-claire']) {
    expect(out).toContain(word);
  }
});

test('imports no package', async () => {
  const copy = join(folder, 'copy');
  cpSync(import.meta.dirname, copy, { recursive: true });
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  const { child, written } = startFile(join(copy, 'main.ts'), ['--help']);
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(written.err).toBe('');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it cleanly', async (signal) => {
  const db = join(folder, 'made', 'on', 'the', 'way', `${signal}.sqlite`);
  const { child, written, url } = await ready('--db', db);
  expect((await fetch(`${url}/api/v1/ads/`)).status).toBe(200);
  expect(await stop(child, signal)).toBe(0);
  expect(written.out).toBe(`Demo API ready on ${url}\n`);
  expect(written.err).toBe('');
  expect(existsSync(`${db}-wal`)).toBe(false);
});

test('--verbose logs requests, without the secrets of reset links', async () => {
  const { child, written, url } = await ready('--db', ':memory:', '--verbose');
  await fetch(`${url}/api/v1/ads/?page=1&token=secret&uid=MQ`);
  await stop(child);
  expect(written.err).toMatch(/^GET \/api\/v1\/ads\/\?page=1&token=…&uid=… 200 [\d.]+ ms\n$/);
});

test('--delay responds later', async () => {
  const { child, url } = await ready('--db', ':memory:', '--delay', '200');
  const begin = performance.now();
  await fetch(`${url}/api/v1/ads/`);
  // Node's timers may be a millisecond early.
  expect(performance.now() - begin).toBeGreaterThan(198);
  await stop(child);
});

test('responds at once on a large sample', async () => {
  const { child, url } = await ready('--db', ':memory:', '--ads', '1000000');
  const last = await fetch(`${url}/api/v1/ads/?page=49999`);
  expect((await last.json()).results).toHaveLength(20);
  expect(await stop(child)).toBe(0);
});

test('keeps posted forms over a restart', async () => {
  const db = join(folder, 'forms.sqlite');
  const before = await ready('--db', db);
  const body = new URLSearchParams({ Name: 'Clinique' });
  await fetch(`${before.url}/forms/etablissement`, { method: 'POST', body });
  await stop(before.child);
  const { child, url } = await ready('--db', db);
  const responses = await (await fetch(`${url}/forms/etablissement/responses`)).json();
  expect(responses).toMatchObject([{ fields: { Name: 'Clinique' } }]);
  await stop(child);
});
