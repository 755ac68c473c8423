import type { Element } from 'hast';
import { property } from '@/lib/rich-text/element';

/** The attribute by which the sanitizer keeps the name of an element that it makes a `span`. */
export const elementAttribute = 'data-element';

/** The name of an element as the editor wrote it. */
export function writtenName(source: Element): string {
  return property(source, 'dataElement') || source.tagName;
}

/** Whether an element has a class that matches. */
export function hasClass(source: Element, pattern: RegExp): boolean {
  return classOf(source, pattern) !== null;
}

/** The match of the first class that matches. */
export function classOf({ properties }: Element, pattern: RegExp): RegExpExecArray | null {
  for (const name of properties.className ?? []) {
    const match = pattern.exec(String(name));
    if (match) return match;
  }
  return null;
}
