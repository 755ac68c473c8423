import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import type { Nodes } from './element';

/**
 * Parses sanitized HTML as a browser does, into one hast tree, with texts and attribute values cleaned by
 * {@link cleanText}. hast-util-from-html also records the position of every tag and takes a fifth longer
 * for a post.
 */
export function parseHtml(sanitized: string): Nodes {
  // The sanitizer has decoded character references, so cleaning the source is enough.
  const tree = fromParse5(parseFragment(cleanText(breakLines(sanitized))));
  return tree.type === 'root' ? tree.children.filter((node) => node.type !== 'doctype') : [];
}

/** A soft return of Word, a form feed, separators of ASCII, of Latin-1 and of Unicode: no line breaks in HTML. */
const lineBreak = '[\\v\\f\\u001c-\\u001e\\u0085\\u2028\\u2029]';
const inHtml = new RegExp(`<[^<>]*>|${lineBreak}`, 'g');
const inPlainText = new RegExp(`\\r\\n?|\\n|${lineBreak}`, 'g');

/** More than any post has: each is an element. The others are spaces. */
export const maxLineBreaks = 5000;

/** The line breaks of sanitized HTML that are characters, as elements; of plain text, which has no tag, all of them. */
function breakLines(sanitized: string): string {
  let left = maxLineBreaks;
  return sanitized.replace(sanitized.includes('<') ? inHtml : inPlainText, (found) => {
    if (found.startsWith('<') || left === 0) return found;
    left -= 1;
    return '<br>';
  });
}

/**
 * Control characters and lone surrogates, which XML and encodeURIComponent refuse; U+FEFF, the mark of editors
 * beside what they do not edit; embeddings, overrides and isolates (Unicode, annex 9), which change the direction
 * of the text around them; and U+206A to U+206F, deprecated since 1993.
 */
const unwritable =
  /\r\n?|(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\ufeff\u202a-\u202e\u2066-\u206f]/gu;
// Vietnamese needs two marks on a letter, Hebrew with cantillation four.
const piledMarks = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/**
 * Removes characters that affect the text around them, and more than four combining marks on a letter. Line breaks
 * of other programs become line feeds. French typography, soft hyphens and the joiners of emoji stay.
 */
export function cleanText(text: string): string {
  return text.replace(unwritable, writable).replace(piledMarks, '$1');
}

const isBreak = new RegExp(`\\r|${lineBreak}`);

function writable(character: string): string {
  if (isBreak.test(character)) return '\n';
  if (character < '\u0080' || character > '\u009f') return '';
  // Other controls of Latin-1 are bytes of Windows-1252, such as the apostrophe of « l’hôpital ».
  const byte = Uint8Array.of(character.charCodeAt(0));
  const decoded = new TextDecoder('windows-1252').decode(byte);
  return decoded === character ? '' : decoded;
}

const startTag = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>/g;

/** Serializes nodes as HTML; the only place where texts and values are escaped. */
export function writeHtml(children: Nodes): string {
  const characterReferences = { useNamedReferences: true };
  const html = toHtml({ type: 'root', children }, { characterReferences });
  // hast-util-to-html leaves `<` in values, which « escaping a string » of HTML escapes since 2025, so that no value
  // looks like a tag.
  return html.replace(startTag, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);
}
