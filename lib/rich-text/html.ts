import type { ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { cleanText, isLineBreak } from './clean-text';

/**
 * Parses sanitized HTML as a browser does, into one hast tree, and cleans texts and attribute values with
 * `cleanText`. hast-util-from-html also records the position of every tag and takes a fifth longer for a
 * post.
 */
export function parseHtml(sanitized: string): ElementContent[] {
  // The sanitizer has decoded character references, so cleaning the source is enough.
  const tree = fromParse5(parseFragment(cleanText(withBreaks(sanitized))));
  return tree.type === 'root' ? tree.children.filter((node) => node.type !== 'doctype') : [];
}

// More than any post has; the others are spaces.
const maxBreaks = 2000;

/** The line breaks of Word, of Latin-1 and of Unicode, which are none in HTML, as elements. Plain text has no tag, and its lines are split later. */
function withBreaks(sanitized: string): string {
  if (!sanitized.includes('<')) return sanitized;
  let left = maxBreaks;
  return sanitized.replace(/<[^<>]*>|[\p{Cc}\p{Zl}\p{Zp}]/gu, (part) => {
    if (!isLineBreak(part) || left === 0) return part;
    left -= 1;
    return '<br>';
  });
}

/** Serializes nodes as HTML; the only place where texts and values are escaped. */
export function writeHtml(children: ElementContent[]): string {
  const characterReferences = { useNamedReferences: true };
  const html = toHtml(
    { type: 'root', children: children.map(markLessThan) },
    { characterReferences },
  );
  return html.replaceAll(lessThanMark, '&lt;');
}

/** A noncharacter, for internal use (Unicode, section 23.7): `cleanText` removes it from what is parsed. */
const lessThanMark = '\ufdd0';

/**
 * Marks each `<` in a value, which hast-util-to-html leaves: « escaping a string » of HTML escapes it since 2025, so
 * that no value looks like a tag.
 */
function markLessThan(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const properties = Object.entries(node.properties).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('<', lessThanMark) : value,
  ]);
  return {
    ...node,
    properties: Object.fromEntries(properties),
    children: node.children.map(markLessThan),
  };
}
