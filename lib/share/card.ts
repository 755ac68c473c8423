import { config } from '@/lib/config/config';
import { typeset } from '@/lib/french/text';
import { letters, widths } from './font-metrics';
import { layout } from './share-image';

/** The texts of a share image, ready to draw. */
export type ShareCard = ReturnType<typeof shareCard>;

type Words = {
  /** Drawn beside the name of the site, as far as they fit. */
  badges?: string[];
  title: string;
  /** The fallback for a title without a drawable letter. */
  untitled?: string;
  /** The parts of each line; `null` is left out. */
  facts: (string | null)[][];
};

/** More than fits in the narrowest letters; the rest of a text is not measured. */
const maxCharacters = 1_000;

/** A share image with these texts. Badges that do not fit are left out, other texts are cut as they are drawn. */
export function shareCard(words: Words) {
  const { badges = [], title, untitled = title, facts } = words;
  const brand = printed(config.BRAND_NAME) ?? '';
  return {
    brand,
    badges: badgesBeside(brand, drawableOf(badges)),
    title: shareTitle(printed(title) ?? untitled),
    facts: facts.map((parts) => drawableOf(parts).join(' · ')).filter((line) => line !== ''),
  };
}

/** The badges that fit beside the name, the first ones first. */
function badgesBeside(name: string, badges: string[]): string[] {
  const { brand, badge, width } = layout;
  let free = width - brand.mark - brand.gap - widthOf(name, 'heading', brand.size);
  return badges.filter((label) => {
    const taken = badge.gap + 2 * badge.inset + widthOf(label, 'text', badge.size);
    if (taken > free) return false;
    free -= taken;
    return true;
  });
}

function drawableOf(texts: (string | null)[]): string[] {
  return texts.flatMap((text) => (text === null ? null : printed(text)) ?? []);
}

function printed(text: string): string | null {
  const line = drawable(text.slice(0, maxCharacters));
  return line === null ? null : typeset(line);
}

const drawn: ReadonlySet<string> = new Set(letters);

/** A text in the letters of our fonts; `null` without any. `next/og` would fetch fonts and emojis from elsewhere. */
export function drawable(text: string): string | null {
  const written = text
    .normalize('NFC')
    // Common characters that the fonts lack.
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[‒―→➜]/g, '–')
    .replaceAll('′', '’')
    .replaceAll('″', '”');
  const line = [...written].map(letterFor).join('').replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : null;
}

function letterFor(character: string): string {
  if (drawn.has(character)) return character;
  if (/[\t-\r\p{Z}]/u.test(character)) return /[\u00a0\u202f]/.test(character) ? '\u00a0' : ' ';
  return [...character.normalize('NFKD')].filter((part) => drawn.has(part)).join('');
}

const advances = { heading: byLetter(widths.heading), text: byLetter(widths.text) };

function byLetter(written: string): ReadonlyMap<string, number> {
  const numbers = written.split(' ').map(Number);
  return new Map([...letters].map((letter, index) => [letter, numbers[index] ?? 0]));
}

/** The width of a text of drawable letters in pixels; at most one percent too wide. */
function widthOf(text: string, font: keyof typeof advances, size: number): number {
  let sum = 0;
  for (const letter of text) sum += advances[font].get(letter) ?? 0;
  return (sum * size) / 1000;
}

/** The font sizes of a title, from the largest, and the sum that those of its lines never exceed, in pixels. */
const sizes = [112, 96, 84, 74, 64, 58];
const smallest = 52;
const maxHeight = 260;

/** A title in the largest size that breaks no word. `maxLines`: where it is cut, when it is too long for any. */
export function shareTitle(title: string) {
  // No line begins with a dash.
  const text = title.replace(/ (?=[-–—] )/g, '\u00a0');
  const fitting = [...sizes, smallest].find((size) => countLines(text, size) * size <= maxHeight);
  const maxLines = fitting ? null : Math.floor(maxHeight / smallest);
  return { text, size: fitting ?? smallest, maxLines };
}

/** How many lines a text takes, broken at spaces and after a hyphen; `Infinity` when a word is wider than a line. */
function countLines(text: string, size: number): number {
  const fits = (line: string) => widthOf(line.trimEnd(), 'heading', size) <= layout.width;
  let count = 1;
  let line = '';
  for (const piece of text.split(/(?<= )|(?<=[\p{L}\p{N}][-–/])(?=\p{L})/u)) {
    if (!fits(piece)) return Number.POSITIVE_INFINITY;
    if (!fits(line + piece)) {
      count += 1;
      line = '';
    }
    line += piece;
  }
  return count;
}
