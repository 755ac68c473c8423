/**
 * Renders `drawings/*.svg` to `media/*.webp`. Run: node tools/demo/posts/render-images.ts [name…]
 * `<!-- shared -->` in a drawing is replaced by the palette and the objects of `drawings/shared/`.
 * PREVIEW_DIR=/tmp/x also writes PNG copies for review.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const maxBytes = 40_000;
const qualities = [80, 74, 68, 60, 50];
/** In pixels: the width of share images, and twice the width on a page. */
const maxWidth = 1_200;
const drawings = fileURLToPath(new URL('./drawings/', import.meta.url));
const media = fileURLToPath(new URL('./media/', import.meta.url));
const previews = process.env.PREVIEW_DIR;

const objects = readFileSync(join(drawings, 'shared', 'objects.svg'), 'utf8');
const shared = objects.slice(
  objects.indexOf('>', objects.indexOf('<svg')) + 1,
  objects.lastIndexOf('</svg>'),
);

const render = async (name: string): Promise<void> => {
  const svg = readFileSync(join(drawings, `${name}.svg`), 'utf8').replace(
    '<!-- shared -->',
    shared,
  );
  const width = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]);
  if (!width) {
    throw new Error(`${name}.svg: no viewBox starting at 0 0`);
  }
  const pixels = await sharp(Buffer.from(svg))
    .resize({ width: Math.min(width, maxWidth) })
    .flatten({ background: '#f7f4ee' })
    .png()
    .toBuffer();
  if (previews) {
    writeFileSync(join(previews, `${name}.png`), pixels);
  }
  for (const quality of qualities) {
    const webp = await sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length < maxBytes) {
      writeFileSync(join(media, `${name}.webp`), webp);
      console.log(`${name}.webp ${Math.round(webp.length / 1000)} kB, quality ${quality}`);
      return;
    }
  }
  throw new Error(`${name}.svg: over ${maxBytes} bytes at the lowest quality`);
};

mkdirSync(media, { recursive: true });
const requested = process.argv.slice(2);
const names = requested.length
  ? requested
  : readdirSync(drawings)
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.slice(0, -'.svg'.length));
for (const name of names) {
  await render(name);
}
