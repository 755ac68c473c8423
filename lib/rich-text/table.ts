import type { Element, ElementContent, Properties } from 'hast';
import { type Context, type Flow, within } from './context';
import { element, isElement, mapTree, property, wholeNumber } from './element';
import { inline } from './inline';
import { trimmed } from './paragraphs';
import { isVisible, wordsOf } from './words';

/** The scrolling region of a wide table; styled by `components/rich-text/rich-text.module.css`. */
export const scrollerClass = 'rich-text-table';

/** A table in a scrolling, focusable region. */
export function table(source: Element, context: Context, flow: Flow): ElementContent[] {
  const [caption, ...others] = source.children.filter((child) => isElement(child, 'caption'));
  const before = flow(others, context, 'loose');
  const inside = { ...within(context), inTable: true };
  const rows = source.children
    .filter((child) => isElement(child, 'thead', 'tbody', 'tfoot'))
    .flatMap((section, index) => rowGroup(section, index === 0, inside, flow));
  if (!isVisible(rows)) return before;
  const title = trimmed(inline(caption ? [caption] : [], inside));
  const captions = isVisible(title) ? [element('caption', {}, title)] : [];
  return [...before, scroller(element('table', {}, [...captions, ...rows]), wordsOf(title))];
}

const maxLabel = 100;

function scroller(content: Element, title: string): Element {
  const label = title === '' ? 'Tableau' : `Tableau : ${title.slice(0, maxLabel)}`;
  return element('section', { className: [scrollerClass], tabIndex: 0, ariaLabel: label }, [
    content,
  ]);
}

/** Makes the labels of tables unique: « Tableau (2) ». */
export function numberTables(nodes: ElementContent[]): ElementContent[] {
  const times = new Map<string, number>();
  return mapTree(nodes, (node) => {
    if (!isElement(node, 'section')) return [node];
    const label = property(node, 'ariaLabel');
    const count = (times.get(label) ?? 0) + 1;
    times.set(label, count);
    if (count > 1) node.properties.ariaLabel = `${label} (${count})`;
    return [node];
  });
}

/** A group of rows; only the first group of a table can be its `thead`. */
function rowGroup(source: Element, first: boolean, context: Context, flow: Flow): Element[] {
  const rows = source.children.flatMap((row) => {
    if (!isElement(row, 'tr')) return [];
    const cells = row.children.filter((child) => isElement(child, 'td', 'th'));
    const made = cells.map((child) => cell(child, context, flow));
    return made.length === 0 ? [] : [element('tr', {}, made)];
  });
  const name = source.tagName === 'thead' && !first ? 'tbody' : source.tagName;
  return rows.length === 0 ? [] : [element(name, {}, rows)];
}

function cell(source: Element, context: Context, flow: Flow): Element {
  const content = flow(source.children, context, 'tight');
  const scope = source.tagName === 'th' ? { scope: scopeOf(source) } : {};
  return element(source.tagName, { ...span(source), ...scope }, content);
}

const maxSpan = 20;

function span(source: Element): Properties {
  return {
    colSpan: wholeNumber(source, 'colSpan', 2, maxSpan),
    rowSpan: wholeNumber(source, 'rowSpan', 2, maxSpan),
  };
}

function scopeOf(source: Element): string | undefined {
  const written = property(source, 'scope').toLowerCase();
  return ['row', 'col', 'rowgroup', 'colgroup'].includes(written) ? written : undefined;
}
