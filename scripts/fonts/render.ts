/*
 * `node_modules/.bin/node scripts/fonts/render.ts`: cuts the fonts of the pages out of the packages
 * that they come from. After an update of these, or when a style asks for another weight.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { cutFont, cuts, packageOf } from './cut.ts';

const folder = new URL('../../components/layout/fonts/', import.meta.url);

for (const cut of cuts) {
  const file = await cutFont(cut);
  writeFileSync(new URL(`${cut.file}.woff2`, folder), file);
  copyFileSync(new URL('LICENSE', packageOf(cut)), new URL(`${cut.name}-LICENSE.txt`, folder));
  console.log(`${cut.file}: ${file.length} bytes`);
}
