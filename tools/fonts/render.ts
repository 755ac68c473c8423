/*
 * `node_modules/.bin/node tools/fonts/render.ts`: makes the fonts of the pages from their packages. Run it after an
 * update of these, or when a style uses another weight.
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
