import type { ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { cleanText } from './clean-text';

/**
 * Parses sanitized HTML as a browser does, into one hast tree; texts and values of attributes are
 * cleaned of characters that could not be typed (`cleanText`). hast-util-from-html does the same,
 * but also notes the position of every tag: a post takes a fifth longer.
 */
export function parseHtml(sanitized: string): ElementContent[] {
  // The sanitizer has decoded references: what is to be cleaned is there as it is.
  const tree = fromParse5(parseFragment(cleanText(sanitized)));
  return tree.type === 'root' ? tree.children.filter((node) => node.type !== 'doctype') : [];
}

/** Writes nodes as HTML; this is the only place where texts and values are escaped. */
export function writeHtml(children: ElementContent[]): string {
  const characterReferences = { useNamedReferences: true };
  return toHtml({ type: 'root', children }, { characterReferences });
}
