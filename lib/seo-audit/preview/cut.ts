import { textWidth } from './arial';

/** A text as shown, cut if it was too long. */
export type Shown = {
  text: string;
  /** The last words before the cut; `null` when nothing was cut. */
  cutAfter: string | null;
};

/** The space for a text: lines of a width, at a font size; both in pixels. */
export type TextBox = { width: number; lines: number; size: number };

/**
 * Cuts a text as Google does: between words, followed by « … ». A word that is too long is cut between
 * characters.
 */
export function cut(text: string, box: TextBox): Shown {
  const line = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
  if (fits(line, box)) return { text: line, cutAfter: null };
  const words = line.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ');
    if (fits(`${start} …`, box)) return { text: `${start} …`, cutAfter: lastWords(start) };
  }
  const characters = [...line];
  let length = characters.length;
  while (length > 0 && !fits(`${characters.slice(0, length).join('')}…`, box)) length -= 1;
  const beginning = characters.slice(0, length).join('');
  return { text: `${beginning}…`, cutAfter: beginning };
}

function fits(text: string, { width, lines, size }: TextBox): boolean {
  let used = 1;
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (textWidth(word, size) > width) return false;
    used += 1;
    line = word;
  }
  return used <= lines;
}

function lastWords(text: string): string {
  return text.split(' ').slice(-3).join(' ');
}
