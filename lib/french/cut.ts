import { trimEnd } from './trim-end.ts';

/** A text on one line, cut between words to at most `maxLength` characters. */
export function cut(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength - 1);
  const isAtEndOfWord = /^[,;:.·]?\s/.test(line.slice(maxLength - 1));
  const words = isAtEndOfWord ? start : start.replace(/ [^ ]*$/, '');
  // No comma and no half of a surrogate pair before « … ».
  return `${trimEnd(words, /[\s,;:.·\uD800-\uDBFF]/)}…`;
}
