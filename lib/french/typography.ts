/**
 * Applies French typography: non-breaking spaces before « ; : ! ? % € » and inside guillemets, curly
 * apostrophes. A colon without a space, as in a URL, is unchanged.
 */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[;:!?%€»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\p{L})'(?=[\p{L}«\d])/gu, '’');
}
