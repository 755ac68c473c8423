import type { Element, ElementContent } from 'hast';
import { mediaNames, phrases } from './allow-list';
import { property } from './element';

// Neither white space nor an invisible character.
const visible = /[^\s\u00ad\u200b-\u200f\u2060-\u2064]/;

/** Whether a text has a visible character. */
export function isVisibleText(text: string): boolean {
  return visible.test(text);
}

/** Whether nodes have visible content: text, or images, by default any; before they are laid out, also media. */
export function isVisible(nodes: ElementContent[], isShown = (_image: Element) => true): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return isVisibleText(node.value);
    if (node.type !== 'element') return false;
    const isImage = node.tagName === 'img' && isShown(node);
    return isImage || mediaNames.has(node.tagName) || isVisible(node.children, isShown);
  });
}

/** Whether nodes provide an accessible name: text, or an image with alternative text. */
export function hasName(nodes: ElementContent[]): boolean {
  return isVisible(nodes, (image) => isVisibleText(property(image, 'alt')));
}

/** The text of nodes on one line, with a space between blocks. */
export function wordsOf(nodes: ElementContent[]): string {
  return collect(nodes).replace(/\s+/g, ' ').trim();
}

function collect(nodes: ElementContent[]): string {
  const words = nodes.map((node) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    const isPhrase = node.tagName === 'a' || phrases.has(node.tagName);
    return isPhrase ? collect(node.children) : ` ${collect(node.children)} `;
  });
  return words.join('');
}

const wordsPerMinute = 200;

/** The minutes it takes to read a text: 200 words a minute, at least 1. */
export function readingMinutes(text: string): number {
  // A French colon or guillemet between two spaces is not a word.
  const words = text.split(' ').filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
