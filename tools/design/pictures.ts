/**
 * Takes the two pictures of the README, of the site on the demo API: an ads list on a desktop, and on a phone.
 * Run: node tools/design/pictures.ts
 */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, ensureBrowser } from '../../scripts/browsers.ts';
import { build, startApi, startBuilt } from '../bench/server.ts';

const output = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const shapes = [
  { name: 'desktop', path: '/annonces?place=quimper-29&radius=200', width: 1280, height: 800 },
  { name: 'phone', path: '/annonces?place=quimper-29&radius=200', width: 370, height: 800 },
];

await build();
await using api = await startApi();
// Without a key of Google the site draws its own map.
await using site = await startBuilt(api.url, { GOOGLE_MAPS_API_KEY: '' });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: chromiumArgs,
});
for (const { name, path, ...viewport } of shapes) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, locale: 'fr-FR' });
  // Until the index of ads is ready, a search by place is a 503.
  while ((await page.goto(site.url + path))?.status() !== 200) await page.waitForTimeout(500);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(output, `${name}.webp`));
}
await browser.close();
