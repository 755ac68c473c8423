import type { ElementContent } from 'hast';
import { mediaNames } from './media';

const blockNames: ReadonlySet<string> = new Set([
  ...['blockquote', 'details', 'div', 'hr', 'p', 'pre', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['figcaption', 'figure'],
  ...['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ...mediaNames,
]);

/** Whether a node is a block or has one inside: it is then no phrasing content. */
export function containsBlock(node: ElementContent): boolean {
  return (
    node.type === 'element' && (blockNames.has(node.tagName) || node.children.some(containsBlock))
  );
}
