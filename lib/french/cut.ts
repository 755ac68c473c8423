import { trimEnd } from '@/lib/trim-end';

/** A text on one line, cut between words so that it has at most `longest` characters. */
export function cut(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const begun = line.slice(0, maxLength - 1);
  const isAtEndOfWord = /^[,;:.·]?\s/.test(line.slice(maxLength - 1));
  const words = isAtEndOfWord ? begun : begun.replace(/ [^ ]*$/, '');
  // What comes before « … » is neither a comma nor half a character.
  return `${trimEnd(words, /[\s,;:.·\uD800-\uDBFF]/)}…`;
}
