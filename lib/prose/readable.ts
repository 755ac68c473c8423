import type { BodyNode } from './tree';

// White space, and characters that show nothing.
const ink = /[^\s\u00ad\u200b-\u200f\u2060-\u2064]/;

/** Whether a text has a character that shows. */
export function isReadableText(text: string): boolean {
  return ink.test(text);
}

/** Whether there is something to see: a text or a picture. */
export function isReadable(nodes: BodyNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return isReadableText(node);
    return node.name === 'img' || isReadable(node.children);
  });
}

/** Whether there is something to read out: a text, or a picture described by one. */
export function isNamed(nodes: BodyNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return isReadableText(node);
    return isReadableText(node.attributes.alt ?? '') || isNamed(node.children);
  });
}
