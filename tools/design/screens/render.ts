/**
 * Draws the app screens of the home page: each page of `pages/`, wide and narrow, to AVIF and WebP
 * in `public/screens/`. Run: node tools/design/screens/render.ts [name…]
 * PREVIEW_DIR=/tmp/x also writes PNG copies for review.
 *
 * A page is plain HTML: `<app-icon name="bell">` is replaced by a Lucide icon and
 * `<app-drawing name="map">` by `drawings/map.svg`. All pages show Monday 30 November 2026 and the same
 * invented people; no brand is written, because its name is configured.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { findBrowser } from '../../../scripts/browsers.ts';

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

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The document of a screen: its page in the shell, with icons and drawings inserted. */
async function composePage(name: string): Promise<string> {
  const html = read('./shell.html')
    .replaceAll('SCREEN', name)
    .replace('<!-- page -->', read(`./pages/${name}.html`));
  return placeIcons(placeDrawings(html));
}

/** Drawings may contain others: the portraits are part of the scene of the video. */
function placeDrawings(html: string): string {
  return html.replace(/<app-drawing name="([\w-]+)"><\/app-drawing>/g, (_, name: string) =>
    placeDrawings(read(`./drawings/${name}.svg`)),
  );
}

async function placeIcons(html: string): Promise<string> {
  const place = /<app-icon name="([\w-]+)"><\/app-icon>/g;
  const icons = new Map<string, string>();
  for (const [, name = ''] of html.matchAll(place)) {
    if (!icons.has(name)) icons.set(name, await drawIcon(name));
  }
  return html.replace(place, (_, name: string) => icons.get(name) ?? '');
}

async function drawIcon(name: string): Promise<string> {
  const icon: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
  return renderToStaticMarkup(createElement(icon.default, { className: 'icon' }));
}

const qualities = {
  avif: [72, 66, 60, 56, 52, 48, 44, 40, 36, 32, 28],
  webp: [90, 86, 82, 78, 72, 66],
} as const;

/**
 * Encodes an image at the best quality whose file is small enough.
 * @throws when even the lowest quality is too large.
 */
async function encode(
  pixels: Buffer,
  format: 'avif' | 'webp',
  maxBytes: number,
): Promise<{ bytes: Buffer; quality: number }> {
  for (const quality of qualities[format]) {
    const picture = sharp(pixels);
    // 4:4:4 chroma and smart subsampling keep small coloured text sharp.
    const bytes =
      format === 'avif'
        ? await picture.avif({ quality, effort: 9, chromaSubsampling: '4:4:4' }).toBuffer()
        : await picture.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= maxBytes) return { bytes, quality };
  }
  throw new Error(`over ${maxBytes} bytes as ${format} at the lowest quality`);
}

/**
 * Runs in the page: finds elements that are cut or outside the image. A screen has fixed dimensions, so
 * a longer word must be noticed. `data-cut` marks elements that are cut on purpose.
 */
function findOverflow(): string[] {
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*:not(svg *, script)')) {
    if (element.closest('[data-cut]') || element.getClientRects().length === 0) continue;
    const box = element.getBoundingClientRect();
    const outside =
      box.left < -0.5 ||
      box.top < -0.5 ||
      box.right > window.innerWidth + 0.5 ||
      box.bottom > window.innerHeight + 0.5;
    const style = getComputedStyle(element);
    const cut =
      style.display !== 'inline' &&
      element.clientHeight > 0 &&
      (element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1);
    if (outside || cut) {
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50);
      problems.push(
        `${outside ? 'outside' : 'cut'}: ${element.tagName}.${element.className} ${text}`,
      );
    }
  }
  return problems;
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
