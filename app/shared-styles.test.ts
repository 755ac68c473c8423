import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const entries = globSync('app/**/{layout,page,not-found}.tsx');

test('pages are found', () => {
  expect(entries.length).toBeGreaterThan(10);
});

test.each(entries)('%s imports the shared styles before all else', (entry) => {
  expect(readFileSync(entry, 'utf8').split('\n')[0]).toBe("import '@/app/shared-styles';");
});
