import type { ElementContent } from 'hast';
import { isBlank, isElement, text } from './element';
import { isVisible } from './words';

/**
 * Splits a run of phrasing content into paragraphs at two or more line breaks, as older editors write
 * them. Spaces and breaks around paragraphs, and empty paragraphs, are dropped.
 */
export function paragraphs(run: ElementContent[]): ElementContent[][] {
  const made: ElementContent[][] = [];
  let current: ElementContent[] = [];
  let breaks: ElementContent[] = [];
  for (const node of run) {
    if (isElement(node, 'br')) breaks.push(node);
    else if (breaks.length > 0 && isBlank(node)) continue;
    else {
      if (breaks.length > 1) {
        made.push(current);
        current = [];
      } else current.push(...breaks);
      breaks = [];
      current.push(node);
    }
  }
  made.push(current);
  return made.map(trimmed).filter(isVisible);
}

/** Nodes without the spaces and line breaks at both ends. */
export function trimmed(nodes: ElementContent[]): ElementContent[] {
  const isTrimmed = (node: ElementContent) => isElement(node, 'br') || isBlank(node);
  const first = nodes.findIndex((node) => !isTrimmed(node));
  const last = nodes.findLastIndex((node) => !isTrimmed(node));
  return nodes.slice(first, last + 1).map((node, index, rest) => {
    if (node.type !== 'text') return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return text(index === rest.length - 1 ? value.trimEnd() : value);
  });
}
