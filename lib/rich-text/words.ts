import type { ElementContent } from 'hast';
import { property } from './element';
import { phraseNames } from './phrases';

// Neither white space nor one of the characters that show nothing.
const visible = /[^\s\u00ad\u200b-\u200f\u2060-\u2064]/;

/** Whether a text has a character that shows. */
export function isVisibleText(text: string): boolean {
  return visible.test(text);
}

/** Whether nodes show anything: a text or an image. */
export function isVisible(nodes: ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return isVisibleText(node.value);
    return node.type === 'element' && (node.tagName === 'img' || isVisible(node.children));
  });
}

/** Whether nodes give what holds them an accessible name: a text, or an image described by one. */
export function hasName(nodes: ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return isVisibleText(node.value);
    return (
      node.type === 'element' && (isVisibleText(property(node, 'alt')) || hasName(node.children))
    );
  });
}

/** The words of some nodes on one line; those of two blocks are apart. */
export function wordsOf(nodes: ElementContent[]): string {
  return collect(nodes).replace(/\s+/g, ' ').trim();
}

function collect(nodes: ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      const words = collect(node.children);
      return node.tagName === 'a' || phraseNames.has(node.tagName) ? words : ` ${words} `;
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
