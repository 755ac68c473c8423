import type { Attributes, BodyElement, BodyNode } from './tree';

const voidNames: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

/** The HTML of a tree. Every text and every value is escaped here, and nowhere before. */
export function writeHtml(nodes: BodyNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeText(node) : writeElement(node)))
    .join('');
}

function writeElement({ name, attributes, children }: BodyElement): string {
  const start = `<${name}${writeAttributes(attributes)}>`;
  return voidNames.has(name) ? start : `${start}${writeHtml(children)}</${name}>`;
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
