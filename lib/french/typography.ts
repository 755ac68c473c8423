/**
 * A typed French text as it is printed: its spaces before « ; : ! ? % € » and inside of guillemets
 * do not break, its apostrophes are curly. A colon without a space, as in an address, stays so.
 */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[;:!?%€»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\p{L})'(?=[\p{L}«\d])/gu, '’');
}
