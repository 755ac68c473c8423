import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cutFont, cuts } from './cut';
import { rangeOf } from './letters';

test.each(cuts)('$file is up to date', async (cut) => {
  const served = readFileSync(`components/layout/fonts/${cut.file}.woff2`);
  // After an update, or a change of the weights: node scripts/fonts/render.ts
  expect((await cutFont(cut)).equals(served)).toBe(true);
});

test('browsers load the other letters only for pages that have one', () => {
  const sheet = readFileSync('components/layout/fonts/other-letters.css', 'utf8');
  const ranges = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, range]) => range);
  const others = cuts.filter(({ file }) => file.endsWith('-other'));
  const spaced = (range = '') => range.trim().replace(/\s+/g, ' ');
  expect(ranges.map(spaced)).toEqual(others.map(({ letters }) => rangeOf(letters)));
});
