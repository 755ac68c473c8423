import type { Element } from 'hast';
import { property } from '@/lib/rich-text/element';

/** The attribute by which the sanitizer keeps the name of an element that it makes a `span`. */
export const elementAttribute = 'data-element';

/** The name of an element as the editor wrote it. */
export function writtenName(source: Element): string {
  return property(source, 'dataElement') || source.tagName;
}

/** Whether an element has a class that matches. */
export function hasClass({ properties }: Element, pattern: RegExp): boolean {
  return classOf(properties.className, pattern) !== null;
}

/** The match of the first class that matches. */
export function classOf(className: unknown, pattern: RegExp): RegExpExecArray | null {
  if (!Array.isArray(className)) return null;
  for (const name of className) {
    const match = pattern.exec(String(name));
    if (match) return match;
  }
  return null;
}
