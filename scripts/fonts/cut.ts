import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { z } from 'zod';

/** A font of the site, in the weights that our styles ask for. */
export type Cut = { name: string; font: string; weight: number | { min: number; max: number } };

export const cuts: Cut[] = [
  { name: 'headings', font: 'bricolage-grotesque', weight: 650 },
  { name: 'text', font: 'atkinson-hyperlegible-next', weight: { min: 400, max: 700 } },
];

const ranges = z.object({ latin: z.string() });

/** Where a font comes from. */
export const packageOf = ({ font }: Cut): URL =>
  new URL(`../../node_modules/@fontsource-variable/${font}/`, import.meta.url);

/** The file that the site serves: all Latin letters of the font, in these weights only. */
export async function cutFont(cut: Cut): Promise<Buffer> {
  const from = packageOf(cut);
  const whole = readFileSync(new URL(`files/${cut.font}-latin-wght-normal.woff2`, from));
  const { latin } = ranges.parse(JSON.parse(readFileSync(new URL('unicode.json', from), 'utf8')));
  return subsetFont(whole, lettersOf(latin), {
    targetFormat: 'woff2',
    variationAxes: { wght: cut.weight },
  });
}

/** The letters of a CSS `unicode-range`. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
