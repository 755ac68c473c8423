import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compileEagerly, hint } from './build-files';

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  mkdirSync(join(build, 'server'));
});

afterEach(() => {
  rmSync(build, { recursive: true });
});

const write = (path: string, text: string) => writeFileSync(join(build, path), text);
const read = (path: string) => readFileSync(join(build, path), 'utf8');

test('each script starts with the hint, and is otherwise unchanged', async () => {
  write('static/chunks/a.js', 'start("é")');
  write('static/manifest.js', 'self.list=[]');
  await compileEagerly(build);
  expect(read('static/chunks/a.js')).toBe('//# allFunctionsCalledOnLoad\nstart("é")');
  expect(read('static/manifest.js')).toBe(`${hint}self.list=[]`);
});

test('a script of an earlier build gets the hint once', async () => {
  write('static/chunks/a.js', 'start()');
  await compileEagerly(build);
  await compileEagerly(build);
  expect(read('static/chunks/a.js')).toBe(`${hint}start()`);
});

test('other files are not changed', async () => {
  write('static/chunks/a.css', 'a{}');
  write('server/page.js', 'serve()');
  await compileEagerly(build);
  expect(read('static/chunks/a.css')).toBe('a{}');
  expect(read('server/page.js')).toBe('serve()');
});
