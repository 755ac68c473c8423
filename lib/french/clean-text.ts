/*
 * Control characters and lone surrogates, which XML and encodeURIComponent refuse; U+FEFF, a mark of editors;
 * embeddings, overrides and isolates (Unicode, annex 9), which change the direction of text around them; and U+206A to
 * U+206F, deprecated since 1993.
 */
const unwritable =
  /\r\n?|(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\ufeff\u202a-\u202e\u2066-\u206f]/gu;
// Vietnamese needs two marks on a letter, Hebrew with cantillation four.
const piledMarks = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/**
 * Removes characters that affect the text around them, and more than four combining marks on a letter. All line breaks
 * become line feeds. French typography, soft hyphens and the joiners of emoji stay.
 */
export function cleanText(text: string): string {
  return text.replace(unwritable, writable).replace(piledMarks, '$1');
}

/** Cleans HTML, in which line breaks stay: lib/rich-text tells a soft return of Word from a line break. */
export function cleanHtml(html: string): string {
  const replaced = (character: string) =>
    writable(character) === '\n' ? character : writable(character);
  return html.replace(unwritable, replaced).replace(piledMarks, '$1');
}

/** A carriage return, a soft return of Word, a form feed, separators of ASCII, of Latin-1 and of Unicode. */
const lineBreaks = '\r\v\f\u001c\u001d\u001e\u0085\u2028\u2029';

function writable(character: string): string {
  if (lineBreaks.includes(character.charAt(0))) return '\n';
  if (character < '\u0080' || character > '\u009f') return '';
  // Other controls of Latin-1 are bytes of Windows-1252, such as the apostrophe of « l’hôpital ».
  const byte = Uint8Array.of(character.charCodeAt(0));
  const decoded = new TextDecoder('windows-1252').decode(byte);
  return decoded === character ? '' : decoded;
}
