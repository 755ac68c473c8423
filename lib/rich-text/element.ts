import type { Element, ElementContent, Properties, Text } from 'hast';

/** Makes an element; properties that are `undefined` are not written. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Makes a text node. */
export function text(value: string): Text {
  return { type: 'text', value };
}

/** Lines of text with a `br` before each but the first, while there are `breaks` left. */
export function withBreaks(lines: string, breaks = { left: lines.length }): ElementContent[] {
  return lines.split('\n').flatMap((line, index) => {
    if (index === 0) return [text(line)];
    if (breaks.left === 0) return [text(`\n${line}`)];
    breaks.left -= 1;
    return [element('br'), text(line)];
  });
}

/** Whether a node is an element with one of these names. */
export function isElement<Name extends string>(
  node: ElementContent | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } {
  return node?.type === 'element' && (names as string[]).includes(node.tagName);
}

/**
 * Replaces every node of a tree, inner nodes first, by what `change` returns. unist-util-visit is several
 * times slower, because it sets the name of a function for every node.
 */
export function mapTree(
  nodes: ElementContent[],
  change: (node: ElementContent) => ElementContent[],
): ElementContent[] {
  const changed: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'element') node.children = mapTree(node.children, change);
    for (const made of change(node)) changed.push(made);
  }
  return changed;
}

/** Whether a node is only white space. */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** A property of an element as a string; '' when it is absent. */
export function property({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The attribute by which the sanitizer keeps the name of an element that it makes a `span`. */
export const elementAttribute = 'data-element';

/** The name of an element as the editor wrote it. */
export function writtenName(source: Element): string {
  return property(source, 'dataElement') || source.tagName;
}

/** The match of the first class that matches. */
export function classOf({ properties }: Element, pattern: RegExp): RegExpExecArray | null {
  for (const name of properties.className ?? []) {
    const match = pattern.exec(String(name));
    if (match) return match;
  }
  return null;
}

/** Whether an element has a class that matches. */
export function hasClass(source: Element, pattern: RegExp): boolean {
  return classOf(source, pattern) !== null;
}
