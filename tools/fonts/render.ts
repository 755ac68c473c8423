/*
 * `node_modules/.bin/node tools/fonts/render.ts`: makes the fonts of the pages from their packages. Run it after an
 * update of these, or when a style uses another weight.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { z } from 'zod';

/** The code points of a CSS `unicode-range`. */
export function lettersOf(range: string): Set<number> {
  return new Set(
    range.split(',').flatMap((part) => {
      const codes = part.trim().replace('U+', '').split('-');
      const [first = 0, last = first] = codes.map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

const codesOf = (letters: string) => Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);

/** The symbols of ASCII that are rare in a text. */
const symbols = new Set(codesOf('#$*<=>\\^_`{|}~'));

/**
 * The characters of French: ASCII without those symbols, the letters of its words and towns, its quotation marks,
 * dashes and spaces, °, ², €, −, × and ©; and control characters, so that a line break does not load other letters.
 */
const french = new Set([
  ...[...lettersOf('U+0-A0, U+AD, U+2000-206F, U+20AC, U+2212, U+FEFF')].filter(
    (code) => !symbols.has(code),
  ),
  ...codesOf('«»©°²·×ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ'),
]);

/** A font of the site, in the weights and with the features of our styles. */
type Font = {
  name: string;
  source: string;
  weight: number | { min: number; max: number };
  features: string[];
};

/** A file of a font: its name without extension, and its letters. */
type Cut = Font & { file: string; letters: Set<number> };

/** OpenType features: kerning, and the position of combining marks. */
const features = ['kern', 'mark', 'mkmk', 'ccmp'];

const weight = { min: 400, max: 700 };
const headings: Font = { name: 'headings', source: 'bricolage-grotesque', weight: 650, features };
const text: Font = { name: 'text', source: 'atkinson-hyperlegible-next', weight, features };

/** The figures of the headings in the weights of the text, which has a slashed zero; tabular, for changing numbers. */
const tabular = { weight, features: [...features, 'tnum'] };
const figures: Cut = { ...headings, ...tabular, file: 'figures', letters: lettersOf('U+30-39') };

/** Each font as two files: the letters of French, and other Latin letters, which a name may have. */
const byLetters = [headings, text].flatMap((font): Cut[] => {
  const json = readFileSync(new URL('unicode.json', packageOf(font)), 'utf8');
  const { latin } = z.object({ latin: z.string() }).parse(JSON.parse(json));
  const lettersBy = (isFrench: boolean) =>
    new Set([...lettersOf(latin)].filter((letter) => french.has(letter) === isFrench));
  return [
    { ...font, file: font.name, letters: lettersBy(true) },
    { ...font, file: `${font.name}-other`, letters: lettersBy(false) },
  ];
});

export const cuts: Cut[] = [...byLetters, figures];

/** The package of a font. */
function packageOf({ source }: Font): URL {
  return new URL(`../../node_modules/@fontsource-variable/${source}/`, import.meta.url);
}

/** Makes the file that the site serves: the letters of a cut, in its weights only. */
export async function cutFont(cut: Cut): Promise<Buffer> {
  const file = `files/${cut.source}-latin-wght-normal.woff2`;
  const whole = readFileSync(new URL(file, packageOf(cut)));
  // A variable, because the types of the call lack `keepFeatures`.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: cut.weight },
    keepFeatures: cut.features,
  };
  return subsetFont(whole, String.fromCodePoint(...cut.letters), options);
}

if (import.meta.main) {
  const folder = new URL('../../components/layout/fonts/', import.meta.url);
  for (const cut of cuts) {
    const file = await cutFont(cut);
    writeFileSync(new URL(`${cut.file}.woff2`, folder), file);
    copyFileSync(new URL('LICENSE', packageOf(cut)), new URL(`${cut.name}-LICENSE.txt`, folder));
    console.log(`${cut.file}: ${file.length} bytes`);
  }
}
