import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildSite } from '../../../scripts/site.ts';
import { recordServer, refuseWhileServing } from './running-build';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'running-build-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const record = (pid: number) => {
  mkdirSync(join(root, '.next/running'), { recursive: true });
  writeFileSync(join(root, '.next/running', String(pid)), '');
};

test('a folder may be built while no server runs on its build', () => {
  expect(() => refuseWhileServing(root)).not.toThrow();
  // One that was killed.
  record(spawnSync(process.execPath, ['--version']).pid);
  expect(() => refuseWhileServing(root)).not.toThrow();
});

test('a folder may not be built while a server runs on its build', async () => {
  recordServer(root);
  const { pid } = process;
  expect(() => refuseWhileServing(root)).toThrow(`is running (process ${pid})`);
  await expect(buildSite({}, root)).rejects.toThrow(`is running (process ${pid})`);
});

test('a folder may not be built while one of several servers runs', async () => {
  const ended = spawnSync(process.execPath, ['--version']);
  record(ended.pid);
  const server = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1e9)']);
  await once(server, 'spawn');
  record(server.pid ?? 0);
  expect(() => refuseWhileServing(root)).toThrow(`is running (process ${server.pid})`);
  server.kill();
  await once(server, 'exit');
  expect(() => refuseWhileServing(root)).not.toThrow();
});

test('a folder may not be built while a server of another user runs, and may when it has ended', () => {
  record(12_345);
  const failWith = (code: string) =>
    jest.spyOn(process, 'kill').mockImplementationOnce(() => {
      throw Object.assign(new Error(code), { code });
    });
  failWith('EPERM');
  expect(() => refuseWhileServing(root)).toThrow('is running (process 12345)');
  failWith('ESRCH');
  expect(() => refuseWhileServing(root)).not.toThrow();
});

test('a server starts in a folder where it may not write', () => {
  writeFileSync(join(root, '.next'), '');
  expect(() => recordServer(root)).not.toThrow();
});
