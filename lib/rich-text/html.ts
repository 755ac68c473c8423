import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { cleanText, lineBreak } from '@/lib/french/clean-text';
import type { Nodes } from './element';

/**
 * Parses sanitized HTML as a browser does, into one hast tree, and cleans its texts and attribute values.
 * hast-util-from-html also records the position of every tag and takes a fifth longer for a post.
 */
export function parseHtml(sanitized: string): Nodes {
  // The sanitizer has decoded character references, so cleaning the source is enough.
  const tree = fromParse5(parseFragment(cleanText(breakLines(sanitized))));
  return tree.type === 'root' ? tree.children.filter((node) => node.type !== 'doctype') : [];
}

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

const startTag = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>/g;

/** Serializes nodes as HTML; the only place where texts and values are escaped. */
export function writeHtml(children: Nodes): string {
  const characterReferences = { useNamedReferences: true };
  const html = toHtml({ type: 'root', children }, { characterReferences });
  // As « escaping a string » of HTML does since 2025, so that no value looks like a tag.
  return html.replace(startTag, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);
}
