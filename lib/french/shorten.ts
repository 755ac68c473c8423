const graphemes = new Intl.Segmenter('fr');

/** Characters around the end among which a space is looked for, or the beginning of a grapheme. */
const around = 60;

/**
 * A text of at most `maxLength` characters: a longer one is cut between words, or at least between graphemes, and ends
 * with « … ». Its lines stay.
 */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const from = Math.max(0, maxLength - around);
  const near = text.slice(from, maxLength + around);
  const last = maxLength - 1 - from;
  const space = near.slice(0, last + 1).search(/\s\S*$/);
  const end = space > 0 ? space : (graphemes.segment(near).containing(last)?.index ?? 0);
  return `${text.slice(0, from + end).trimEnd()}…`;
}
