import { isReadable } from './readable';
import type { BodyNode } from './tree';

/**
 * A run of text as paragraphs: two line breaks or more, which older editors type for one, begin
 * another. Spaces and breaks around a paragraph go, and so does an empty one.
 */
export function paragraphs(run: BodyNode[]): BodyNode[][] {
  const made: BodyNode[][] = [];
  let current: BodyNode[] = [];
  let breaks: BodyNode[] = [];
  for (const node of run) {
    if (isBreak(node)) breaks.push(node);
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
  return made.map(trimmed).filter(isReadable);
}

/** The nodes without what shows nothing at both ends. */
export function trimmed(nodes: BodyNode[]): BodyNode[] {
  const idle = (node: BodyNode) => isBreak(node) || isBlank(node);
  const first = nodes.findIndex((node) => !idle(node));
  const last = nodes.findLastIndex((node) => !idle(node));
  return nodes.slice(first, last + 1).map((node, index, kept) => {
    if (typeof node !== 'string') return node;
    const text = index === 0 ? node.trimStart() : node;
    return index === kept.length - 1 ? text.trimEnd() : text;
  });
}

function isBreak(node: BodyNode): boolean {
  return typeof node !== 'string' && node.name === 'br';
}

function isBlank(node: BodyNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}
