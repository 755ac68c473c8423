import { trimEnd } from '@/lib/french/text';
import { letters, widths } from './font-metrics';

const drawn: ReadonlySet<string> = new Set(letters);

/** Replacements for common characters that the fonts lack. */
const substitutes = new Map([
  ...[...'\u2010\u2011'].map((hyphen) => [hyphen, '-'] as const),
  ...[...'‒―→➜'].map((dash) => [dash, '–'] as const),
  ['′', '’'],
  ['″', '”'],
]);

/**
 * A text in the letters of our fonts. For any other letter `next/og` would fetch a font from Google,
 * and for each emoji an image from a CDN. A letter with a diacritic the fonts lack loses the diacritic,
 * others are left out; `null` when nothing readable is left.
 */
export function drawable(text: string): string | null {
  const line = [...text.normalize('NFC')].map(letterFor).join('').replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : null;
}

function letterFor(character: string): string {
  if (drawn.has(character)) return character;
  if (/[\t-\r\p{Z}]/u.test(character)) return /[\u00a0\u202f]/.test(character) ? '\u00a0' : ' ';
  const substitute = substitutes.get(character);
  if (substitute !== undefined) return substitute;
  return [...character.normalize('NFKD')].filter((part) => drawn.has(part)).join('');
}

/** The role of a font on a share image. */
type FontRole = keyof typeof widths;

const advances = { heading: byLetter(widths.heading), text: byLetter(widths.text) };

function byLetter(written: string): ReadonlyMap<string, number> {
  const numbers = written.split(' ').map(Number);
  return new Map([...letters].map((letter, index) => [letter, numbers[index] ?? 0]));
}

/** The width of a text of drawable letters in pixels; at most one percent too wide. */
export function widthOf(text: string, font: FontRole, size: number): number {
  let sum = 0;
  for (const letter of text) sum += advances[font].get(letter) ?? 0;
  return (sum * size) / 1000;
}

/** A text cut to a width in pixels: between words, or within a word that is most of it. */
export function cutToWidth(text: string, font: FontRole, size: number, width: number): string {
  if (widthOf(text, font, size) <= width) return text;
  const start = startWithin(text, font, size, width - widthOf('…', font, size));
  const words = withoutLastWord(start);
  return `${words.length > start.length / 2 ? words : start.trimEnd()}…`;
}

/** A text without its last word, or a single word up to its first punctuation mark. */
function withoutLastWord(text: string): string {
  const space = text.search(/\s\S*$/);
  if (space === -1) return text.replace(/[,;:.·«([–-].*$/s, '');
  return trimEnd(text.slice(0, space), /[\s,;:.·«([–-]/);
}

/** The start of a text that fits, in one pass: a text of the API may be long. */
function startWithin(text: string, font: FontRole, size: number, width: number): string {
  let start = '';
  let sum = 0;
  for (const letter of text) {
    sum += ((advances[font].get(letter) ?? 0) * size) / 1000;
    if (sum > width) break;
    start += letter;
  }
  return start;
}
