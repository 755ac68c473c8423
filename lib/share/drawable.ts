import { letters } from './font-metrics';

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
