import { isNamedOneOf } from './blocks';
import { type Context, type Flow, within } from './context';
import { inline } from './inline';
import { trimmed } from './paragraphs';
import { isReadable } from './readable';
import type { SourceElement, SourceNode } from './source';
import { type Attributes, type BodyNode, element } from './tree';
import { wholeNumber } from './whole-number';

type Item = { attributes: Attributes; children: SourceNode[] };

/** A list; what is between its items joins the one before. */
export function list(source: SourceElement, context: Context, flow: Flow): BodyNode[] {
  const ordered = source.name === 'ol';
  const items = itemsOf(source, ordered).flatMap(({ attributes, children }) => {
    const content = flow(children, within(context), 'tight');
    return isReadable(content) ? [element('li', attributes, content)] : [];
  });
  if (items.length === 0) return [];
  return [ordered ? element('ol', numbering(source), items) : element('ul', {}, items)];
}

function itemsOf(source: SourceElement, ordered: boolean): Item[] {
  const items: Item[] = [];
  for (const child of source.children) {
    if (isNamedOneOf(child, 'li')) {
      const value = ordered ? number(child, 'value') : undefined;
      items.push({ attributes: { value }, children: [...child.children] });
    } else {
      const last = items.at(-1);
      if (last) last.children.push(child);
      else items.push({ attributes: {}, children: [child] });
    }
  }
  return items;
}

function numbering(source: SourceElement): Attributes {
  const type = source.attributes.get('type') ?? '';
  return {
    start: number(source, 'start'),
    reversed: source.attributes.has('reversed') ? '' : undefined,
    type: /^[aAiI]$/.test(type) ? type : undefined,
  };
}

function number({ attributes }: SourceElement, name: string): string | undefined {
  return wholeNumber(attributes.get(name), -9999, 9999)?.toString();
}

/** A list of terms with what they mean; groups inside it are opened. */
export function definitions(source: SourceElement, context: Context, flow: Flow): BodyNode[] {
  const entries = source.children.flatMap((child): BodyNode[] => {
    if (isNamedOneOf(child, 'div')) return contentOf(definitions(child, context, flow));
    if (isNamedOneOf(child, 'dt')) {
      const words = trimmed(inline(child.children, within(context)));
      return isReadable(words) ? [element('dt', {}, words)] : [];
    }
    const content = flow(
      isNamedOneOf(child, 'dd') ? child.children : [child],
      within(context),
      'tight',
    );
    return isReadable(content) ? [element('dd', {}, content)] : [];
  });
  return entries.length === 0 ? [] : [element('dl', {}, entries)];
}

function contentOf(nodes: BodyNode[]): BodyNode[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : node.children));
}
