import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cutFont, cuts, lettersOf } from './render';

test('reads a CSS range', () => {
  const letters = [...lettersOf('U+0041-0043,U+20AC')].map((code) => String.fromCodePoint(code));
  expect(letters).toEqual(['A', 'B', 'C', '€']);
});

test.each(cuts)('$file is up to date', async (cut) => {
  const served = readFileSync(`components/layout/fonts/${cut.file}.woff2`);
  // After an update, or a change of the weights: node tools/fonts/render.ts
  expect((await cutFont(cut)).equals(served)).toBe(true);
});

test.each(cuts)('$file arrives in one round trip', ({ file }) => {
  // RFC 6928: ten segments of 1 460 bytes. The headers have 1 100.
  expect(statSync(`components/layout/fonts/${file}.woff2`).size).toBeLessThan(14_600 - 1_100);
});

test('browsers load the other letters only for pages that have one', () => {
  const sheet = readFileSync('components/layout/fonts/other-letters.css', 'utf8');
  const ranges = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) => range);
  const others = cuts.filter(({ file }) => file.endsWith('-other'));
  expect(ranges.map(lettersOf)).toEqual(others.map(({ letters }) => letters));
});
