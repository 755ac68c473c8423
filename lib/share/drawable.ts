import { letters } from './font-metrics';

const drawn: ReadonlySet<string> = new Set(letters);

/** What people type that the fonts lack, and what stands for it. */
const substitutes = new Map([
  ...[...'\u2010\u2011'].map((hyphen) => [hyphen, '-'] as const),
  ...[...'‒―→➜'].map((dash) => [dash, '–'] as const),
  ['′', '’'],
  ['″', '”'],
]);

/**
 * A text as a picture can show it: only letters our fonts have. For any other `next/og` would ask
 * Google for a font, and a CDN for each emoji. A letter with a mark we lack goes without the mark,
 * others are left out; `null` when nothing that can be read is left.
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
