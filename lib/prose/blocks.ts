import { filmNames } from './film';
import type { SourceElement, SourceNode } from './source';

const blockNames: ReadonlySet<string> = new Set([
  ...['blockquote', 'details', 'div', 'hr', 'p', 'pre', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['figcaption', 'figure'],
  ...['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ...filmNames,
]);

/** Whether a node is a block or has one inside: it then stands on no line. */
export function holdsBlock(node: SourceNode): boolean {
  return typeof node !== 'string' && (blockNames.has(node.name) || node.children.some(holdsBlock));
}

/** Whether a node is an element of one of these names. */
export function isNamedOneOf<Name extends string>(
  node: SourceNode,
  ...names: Name[]
): node is SourceElement & { name: Name } {
  return typeof node !== 'string' && (names as string[]).includes(node.name);
}
