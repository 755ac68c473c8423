import { phraseNames } from './phrases';
import type { BodyNode } from './tree';

/** The words of some nodes on one line; those of two blocks stay apart. */
export function wordsOf(nodes: BodyNode[]): string {
  return collect(nodes).replace(/\s+/g, ' ').trim();
}

function collect(nodes: BodyNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = collect(node.children);
      return node.name === 'a' || phraseNames.has(node.name) ? text : ` ${text} `;
    })
    .join('');
}

const wordsPerMinute = 200;

/** The minutes it takes to read a text: 200 words a minute, at least 1. */
export function readingMinutes(text: string): number {
  // A French colon or guillemet between two spaces is no word.
  const words = text.split(' ').filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
