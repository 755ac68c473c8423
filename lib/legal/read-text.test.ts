import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readText, UnreadableTextError } from './read-text';

const folder = mkdtempSync(join(tmpdir(), 'text-'));
const path = join(folder, 'cgu.md');
afterAll(() => rmSync(folder, { recursive: true }));

test('a text is read without its byte order mark', async () => {
  writeFileSync(path, '\ufeff# Été');
  expect(await readText(path)).toBe('# Été');
});

test('a text of the maximum length is read, a longer one is not', async () => {
  writeFileSync(path, 'a'.repeat(1_000_000));
  expect(await readText(path)).toHaveLength(1_000_000);
  writeFileSync(path, 'a'.repeat(1_000_001));
  await expect(readText(path)).rejects.toThrow('larger than 1000000 bytes');
});

test.each([
  ['empty', ''],
  ['empty', ' \n\t'],
  ['not UTF-8', Buffer.from('Conditions g\u00e9n\u00e9rales', 'latin1')],
  ['not UTF-8', Buffer.from('Texte', 'utf16le').fill(0xff, 0, 2)],
])('%s', async (why, content) => {
  writeFileSync(path, content);
  await expect(readText(path)).rejects.toThrow(UnreadableTextError);
  await expect(readText(path)).rejects.toThrow(`${path}: ${why}`);
});

test('a missing file, or a folder', async () => {
  await expect(readText(join(folder, 'absent.md'))).rejects.toThrow(/absent\.md: ENOENT$/);
  await expect(readText(folder)).rejects.toThrow(/: EISDIR$/);
});
