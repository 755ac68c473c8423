import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cutFont, cuts } from './cut';

test.each(cuts)('the file of $name is what the package and its weights give', async (cut) => {
  const served = readFileSync(`components/layout/fonts/${cut.name}.woff2`);
  // After an update, or a change of the weights: node scripts/fonts/render.ts
  expect((await cutFont(cut)).equals(served)).toBe(true);
});
