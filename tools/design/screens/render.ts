/**
 * Draws the app screens of the home page: each page of `pages/`, wide and narrow, to AVIF and WebP
 * in `public/screens/`. Run: node tools/design/screens/render.ts [name…]
 * PREVIEW_DIR=/tmp/x also writes PNG copies for review.
 *
 * A page is plain HTML: `<app-icon name="bell">` is replaced by a Lucide icon and
 * `<app-drawing name="map">` by `drawings/map.svg`. All pages show Monday 30 November 2026 and the same
 * invented people; no brand is written, because its name is configured.
 */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../../scripts/browsers.ts';
import { composePage, encode, findOverflow } from './compose.ts';

/** One of the two formats of every screen. */
type Shape = {
  name: 'wide' | 'narrow';
  /** The dimensions of the page, in CSS pixels. */
  width: number;
  height: number;
  /** The widths of the images that displays need, and their maximum size: the smallest at which text is readable. */
  outputs: readonly { width: number; maxBytes: { avif: number; webp: number } }[];
};

const shapes: readonly Shape[] = [
  {
    name: 'wide',
    width: 840,
    height: 588,
    outputs: [
      { width: 600, maxBytes: { avif: 45_000, webp: 70_000 } },
      { width: 1200, maxBytes: { avif: 45_000, webp: 70_000 } },
    ],
  },
  {
    // 252 CSS pixels on the home page, at two and three device pixels per CSS pixel. One is the largest
    // paint on phones: few bytes matter more there than a hardly visible loss of quality.
    name: 'narrow',
    width: 360,
    height: 720,
    outputs: [
      { width: 512, maxBytes: { avif: 14_900, webp: 50_000 } },
      { width: 768, maxBytes: { avif: 30_000, webp: 75_000 } },
    ],
  },
];

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pages = fileURLToPath(new URL('./pages/', import.meta.url));
const output = join(root, 'public/screens');
const previews = process.env.PREVIEW_DIR;

/** Served from the repository, not from the network. */
const origin = 'http://screens.invalid';

/** Larger than all images written, so that text is scaled down, never up. */
const deviceScaleFactor = 3;

async function openPage(browser: Browser, shape: Shape): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: shape.width, height: shape.height },
    deviceScaleFactor,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = /^\/screen\/([\w-]+)$/.exec(pathname)?.[1];
    if (name) {
      await route.fulfill({ contentType: 'text/html', body: await composePage(name) });
    } else {
      await route.fulfill({ path: join(root, pathname) });
    }
  });
  return context.newPage();
}

async function photograph(page: Page, name: string): Promise<Buffer> {
  await page.goto(`${origin}/screen/${name}`);
  // `ready` alone does not load a font that is not used yet.
  const fonts = await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    // Repainted: remains of a first paint without the fonts differ between runs.
    document.body.style.display = 'none';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.body.style.display = '';
    return document.fonts.size;
  });
  if (fonts < 2) throw new Error(`${name}: the fonts are missing`);
  return page.screenshot({ animations: 'disabled' });
}

async function render(page: Page, name: string, shape: Shape): Promise<void> {
  const pixels = await photograph(page, name);
  if (previews) writeFileSync(join(previews, `${name}-${shape.name}.png`), pixels);
  const overflow = await page.evaluate(findOverflow);
  if (overflow.length) {
    throw new Error(`${name}-${shape.name}: does not fit\n${overflow.join('\n')}`);
  }
  for (const { width, maxBytes } of shape.outputs) {
    const height = (width * shape.height) / shape.width;
    const scaled = await sharp(pixels).resize(width, height).removeAlpha().png().toBuffer();
    for (const format of ['avif', 'webp'] as const) {
      const { bytes, quality } = await encode(scaled, format, maxBytes[format]);
      const file = `${name}-${shape.name}-${width}.${format}`;
      writeFileSync(join(output, file), bytes);
      const kilobytes = (bytes.length / 1000).toFixed(1);
      console.log(`${file.padEnd(40)}${kilobytes.padStart(6)} kB  quality ${quality}`);
    }
  }
}

mkdirSync(output, { recursive: true });
if (previews) mkdirSync(previews, { recursive: true });
const known = readdirSync(pages)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length));
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length) throw new Error(`no such screen: ${unknown.join(', ')}`);
const names = requested.length ? requested : known;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // The last two make glyphs and colours the same on all machines.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
});
try {
  for (const shape of shapes) {
    for (const name of names) {
      // A new page each time, so that an image does not depend on previous ones.
      const page = await openPage(browser, shape);
      await render(page, name, shape);
      await page.context().close();
    }
  }
} finally {
  await browser.close();
}
