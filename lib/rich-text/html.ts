import type { ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';

/**
 * Parses sanitized HTML as a browser does, into one hast tree, and cleans texts and attribute values with
 * `cleanText`. hast-util-from-html also records the position of every tag and takes a fifth longer for a
 * post.
 */
export function parseHtml(sanitized: string): ElementContent[] {
  // The sanitizer has decoded character references, so cleaning the source is enough.
  const tree = fromParse5(parseFragment(cleanText(sanitized)));
  return tree.type === 'root' ? tree.children.filter((node) => node.type !== 'doctype') : [];
}

/** A soft return of Word, a form feed, separators of ASCII, of Latin-1 and of Unicode: no line breaks in HTML. */
const lineBreak = '[\\v\\f\\u001c-\\u001e\\u0085\\u2028\\u2029]';
const inHtml = new RegExp(`<[^<>]*>|${lineBreak}`, 'g');
const inPlainText = new RegExp(`\\r\\n?|\\n|${lineBreak}`, 'g');

/** More than any post has: each is an element. The others are spaces. */
export const maxLineBreaks = 5000;

/** The line breaks of sanitized HTML that are characters, as elements; of plain text, which has no tag, all of them. */
export function breakLines(sanitized: string): string {
  let left = maxLineBreaks;
  return sanitized.replace(sanitized.includes('<') ? inHtml : inPlainText, (found) => {
    if (found.startsWith('<') || left === 0) return found;
    left -= 1;
    return '<br>';
  });
}

/*
 * U+FEFF is the mark of editors beside what they do not edit. Necessary or harmless characters stay: tabs, line feeds,
 * soft hyphens, joiners of emoji and of Arabic, and the marks U+200E and U+200F, whose effect ends with their line.
 */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff]/gu;
const newLine = new RegExp(`\\r\\n?|${lineBreak}`, 'g');

// Unicode, annex 9: embeddings, overrides, isolates; and U+206A to U+206F, deprecated since 1993.
const reordering = /[\u202a-\u202e\u2066-\u206f]/g;

// Vietnamese needs two marks on a letter, Hebrew with cantillation four.
const piledMarks = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/**
 * Removes characters that affect the text around them: control characters, lone surrogates, those that
 * change the direction of surrounding text, and more than four combining marks on a letter. French
 * typography is unchanged.
 */
export function cleanText(text: string): string {
  return text
    .replace(newLine, '\n')
    .replace(unwritable, '')
    .replace(reordering, '')
    .replace(piledMarks, '$1');
}

const startTag = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>/g;

/** Serializes nodes as HTML; the only place where texts and values are escaped. */
export function writeHtml(children: ElementContent[]): string {
  const characterReferences = { useNamedReferences: true };
  const html = toHtml({ type: 'root', children }, { characterReferences });
  // hast-util-to-html leaves `<` in values, which « escaping a string » of HTML escapes since 2025, so that no value
  // looks like a tag.
  return html.replace(startTag, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);
}
