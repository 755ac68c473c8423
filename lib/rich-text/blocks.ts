import type { ElementContent } from 'hast';

/** Elements that become a link. */
export const mediaNames: ReadonlySet<string> = new Set(['audio', 'iframe', 'video']);

/** Elements that are not phrasing content. */
export const blockNames: ReadonlySet<string> = new Set([
  ...['blockquote', 'details', 'div', 'hr', 'p', 'pre', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['figcaption', 'figure'],
  ...['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ...mediaNames,
]);

/** Whether a node is or contains a block, and so is not phrasing content. */
export function containsBlock(node: ElementContent): boolean {
  return (
    node.type === 'element' && (blockNames.has(node.tagName) || node.children.some(containsBlock))
  );
}
