import { readFileSync } from 'node:fs';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The document of a screen: its page in the shell, with icons and drawings inserted. */
export async function composePage(name: string): Promise<string> {
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
export async function encode(
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
export function findOverflow(): string[] {
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
