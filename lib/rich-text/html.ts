import type { ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { cleanText } from './clean-text';

/**
 * Parses sanitized HTML as a browser does, into one hast tree; texts and values of attributes are
 * cleaned of characters that could not be typed (`cleanText`).
 */
export function parseHtml(sanitized: string): ElementContent[] {
  // The sanitizer has decoded references: what is to be cleaned is there as it is.
  const { children } = fromHtml(cleanText(sanitized), { fragment: true });
  return children.filter((node) => node.type !== 'doctype');
}

/** Writes nodes as HTML; this is the only place where texts and values are escaped. */
export function writeHtml(children: ElementContent[]): string {
  const characterReferences = { useNamedReferences: true };
  return toHtml({ type: 'root', children }, { characterReferences });
}
