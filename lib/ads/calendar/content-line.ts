/*
 * The lines of an iCalendar file.
 * https://www.rfc-editor.org/rfc/rfc5545#section-3.1
 */

/** Octets of a line, without its line break. */
const maxOctets = 75;

/** Characters that no value may contain, except tabs and line breaks. */
const control = /(?![\t\n])\p{Cc}/gu;
/** Line breaks of any kind: some readers split lines at those of Unicode too. */
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** Writes the lines of a file, each folded and ended with CRLF. */
export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/**
 * Escapes a text for a property of the type TEXT.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11
 */
export function escapeText(text: string): string {
  return text
    .replace(lineBreak, '\n')
    .replace(control, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Continues a long line on others, which start with a space; no character is split between two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
