import type { Element, ElementContent, Properties } from 'hast';
import { type Context, type Flow, within } from './context';
import { element, isBlank, isElement, property, wholeNumber } from './element';
import { inline } from './inline';
import { trimmed } from './paragraphs';
import { isVisible } from './words';

type Item = { properties: Properties; children: ElementContent[] };

/** A list; content between two items is added to the first of them. */
export function list(source: Element, context: Context, flow: Flow): ElementContent[] {
  const ordered = source.tagName === 'ol';
  const items = itemsOf(source, ordered).flatMap(({ properties, children }) => {
    const content = flow(children, within(context), 'tight');
    return isVisible(content) ? [element('li', properties, content)] : [];
  });
  if (items.length === 0) return [];
  return [ordered ? element('ol', numbering(source), items) : element('ul', {}, items)];
}

function itemsOf(source: Element, ordered: boolean): Item[] {
  const items: Item[] = [];
  for (const child of source.children) {
    const last = items.at(-1);
    if (!isElement(child, 'li')) {
      if (last) last.children.push(child);
      else items.push({ properties: {}, children: [child] });
    } else if (last && holdsLists(child)) last.children.push(...child.children);
    else items.push({ properties: itemProperties(child, ordered), children: [...child.children] });
  }
  return items;
}

function itemProperties(item: Element, ordered: boolean): Properties {
  const value = ordered ? number(item, 'value')?.toString() : undefined;
  return { value, id: item.properties.id };
}

/** Whether an item has only nested lists, which are those of the item before it, as Lexical writes them. */
function holdsLists(item: Element): boolean {
  const content = item.children.filter((child) => !isBlank(child));
  return content.length > 0 && content.every((child) => isElement(child, 'ol', 'ul'));
}

function numbering(source: Element): Properties {
  const type = property(source, 'type');
  return {
    start: number(source, 'start'),
    reversed: source.properties.reversed,
    type: /^[aAiI]$/.test(type) ? type : undefined,
  };
}

function number(source: Element, name: string): number | undefined {
  return wholeNumber(source, name, -9999, 9999);
}

/** A list of terms and definitions; groups (`div`) are unwrapped. */
export function definitions(source: Element, context: Context, flow: Flow): ElementContent[] {
  const entries = source.children.flatMap((child): ElementContent[] => {
    if (isElement(child, 'div')) {
      return definitions(child, context, flow).flatMap((made) =>
        made.type === 'element' ? made.children : [],
      );
    }
    if (isElement(child, 'dt')) {
      const term = trimmed(inline(child.children, within(context)));
      return isVisible(term) ? [element('dt', {}, term)] : [];
    }
    const content = isElement(child, 'dd') ? child.children : [child];
    const meaning = flow(content, within(context), 'tight');
    return isVisible(meaning) ? [element('dd', {}, meaning)] : [];
  });
  return entries.length === 0 ? [] : [element('dl', {}, entries)];
}
