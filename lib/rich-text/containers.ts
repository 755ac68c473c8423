import type { Element, Properties } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { shorten } from '@/lib/french/text';
import {
  attributesOf,
  childrenOf,
  containsBlock,
  element,
  hasName,
  isBlank,
  isElement,
  isVisible,
  type Nodes,
  property,
  text,
  wordsOf,
} from './element';

/** Lays out the content of an element by the content model of its name. */
type Content = (source: Element) => Nodes;

/** The builders of blocks that are more than paragraphs. */
export const builders: ReadonlyMap<string, (source: Element, content: Content) => Nodes> = new Map([
  ['blockquote', made],
  ['details', details],
  ['dl', definitions],
  ['figure', figure],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading] as const),
  ['ol', list],
  ['pre', made],
  ['table', table],
  ['ul', list],
]);

/** An element with its content, or with that of its parts, unless nothing is visible in it. */
function made(source: Element, content: Content, parts?: Element[]): Nodes {
  const children = parts?.flatMap((part) => made(part, content)) ?? content(source);
  return isVisible(children) ? [element(source.tagName, attributesOf(source), children)] : [];
}

/** The first child with a name, and the element without it. */
function takeFirst(source: Element, name: string): [first: Element, rest: Element] {
  const [first = element(name)] = childrenOf(source, name);
  return [first, { ...source, children: source.children.filter((child) => child !== first) }];
}

const firstShown = ({ children }: Element) => children.find((child) => !isBlank(child));

/** Nodes without an element around them, as blocks. */
function unwrapped(children: Nodes, content: Content): Nodes {
  return content(element('section', {}, children));
}

/** A closed `details`. It always has a summary, which is its accessible name. */
function details(source: Element, content: Content): Nodes {
  const [first, rest] = takeFirst(source, 'summary');
  const summary = content(first);
  const shown = content(rest);
  if (shown.length === 0 && !isVisible(summary)) return [];
  const name = hasName(summary) ? summary : [text('Détails')];
  const head = element('summary', attributesOf(first), name);
  return [element('details', attributesOf(source), [head, ...shown])];
}

/** An image, or other content, with its caption; a paragraph when only the caption is left. */
function figure(source: Element, content: Content): Nodes {
  const [first, rest] = takeFirst(source, 'figcaption');
  const shown = content(rest);
  const caption = content(first);
  if (!isVisible(shown)) return unwrapped(first.children, content);
  if (!isVisible(caption)) return [element('figure', attributesOf(source), shown)];
  const figcaption = element('figcaption', attributesOf(first), caption);
  const isAbove = firstShown(source) === first;
  // RGAA 1.9: not every screen reader relates a caption to its figure. HTML allows no other role here.
  const name = { role: 'figure', ariaLabel: wordsOf(caption), ...attributesOf(source) };
  return [element('figure', name, isAbove ? [figcaption, ...shown] : [...shown, figcaption])];
}

/** A heading, which has words; one that was not closed ends at the next block, unless its text is in a block itself. */
function heading(source: Element, content: Content): Nodes {
  const { children } = source;
  const block = children.findIndex(containsBlock);
  const isInBlock = children.slice(0, block).every(isBlank);
  const end = block === -1 ? children.length : block + Number(isInBlock);
  const words = content({ ...source, children: children.slice(0, end) });
  if (!isVisible(words, () => false)) return unwrapped(children, content);
  const anchor = select('[id]:not([id=""]), [name]:not([name=""])', source);
  const id = anchor && property(anchor, 'id', 'name');
  const properties = { id, ...attributesOf(source) };
  return [element(source.tagName, properties, words), ...unwrapped(children.slice(end), content)];
}

/** A list; content between two items is added to the first of them. */
function list(source: Element, content: Content): Nodes {
  const items: Element[] = [];
  for (const child of source.children) {
    const item = isElement(child, 'li') ? child : element('li', {}, [child]);
    const last = items.at(-1);
    // Lexical writes the lists in an item as the item after it.
    const isNested = isElement(firstShown(item), 'ol', 'ul');
    if (last && (item !== child || isNested)) last.children.push(...item.children);
    else items.push({ ...item, children: [...item.children] });
  }
  // Only items of an ordered list have values.
  if (source.tagName === 'ul') for (const { properties } of items) delete properties.value;
  return made(source, content, items);
}

/** A list of terms and definitions; groups (`div`) are unwrapped. */
function definitions(source: Element, content: Content): Nodes {
  const parts = source.children.flatMap((child) =>
    isElement(child, 'div') ? child.children : [child],
  );
  const entries = parts.map((part) =>
    isElement(part, 'dd', 'dt') ? part : element('dd', {}, [part]),
  );
  return made(source, content, entries);
}

/** The scrolling region of a wide table; styled by `components/rich-text/rich-text.module.css`. */
export const scrollerClass = 'rich-text-table';

/** A table in a scrolling, focusable region; only the first group of rows can be its `thead`. */
function table(source: Element, content: Content): Nodes {
  const captions = childrenOf(source, 'caption');
  const written = element('caption', captions[0]?.properties, captions);
  const caption = content(written);
  const cellsOf = (row: Element) => childrenOf(row, 'td', 'th');
  const width = Math.max(0, ...selectAll('tr', source).map((row) => cellsOf(row).length));
  let area = 0;
  const cellOf = (cell: Element, height: number) => {
    const columns = limited(cell.properties.colSpan, width);
    const lines = limited(cell.properties.rowSpan, height);
    const isLarge = Math.max(columns, lines) > usualSpan;
    if (isLarge) area += columns * lines;
    const spans = { colSpan: spanOf(columns), rowSpan: spanOf(lines) };
    const properties = { ...attributesOf(cell), ...(isLarge && area > maxArea ? {} : spans) };
    return element(cell.tagName, properties, content(cell));
  };
  const groups = childrenOf(source, 'thead', 'tbody', 'tfoot').flatMap((group, index) => {
    const filled = childrenOf(group, 'tr').filter((row) => cellsOf(row).length > 0);
    const rows = filled.map((row) => {
      const cells = cellsOf(row).map((cell) => cellOf(cell, filled.length));
      return element('tr', attributesOf(row), cells);
    });
    const name = group.tagName === 'thead' && index > 0 ? 'tbody' : group.tagName;
    return rows.length === 0 ? [] : [element(name, attributesOf(group), rows)];
  });
  if (!isVisible(groups)) return unwrapped(written.children, content);
  const title = shorten(wordsOf(caption), 100);
  const ariaLabel = title === '' ? 'Tableau' : `Tableau : ${title}`;
  const properties = attributesOf(source);
  // The first column is seen first.
  const { dir } = properties;
  const region = { className: [scrollerClass], tabIndex: 0, ariaLabel, dir };
  const children = [...made(written, () => caption), ...groups];
  return [element('section', region, [element('table', properties, children)])];
}

const usualSpan = 20;
/** The sum of the areas of the larger cells of a table: a browser takes time for each row and column. */
const maxArea = 10_000;

/** A span of a cell; a large one ends with the rows or columns that there are. */
function limited(written: Properties[string], count: number): number {
  const span = Math.trunc(Number(written ?? 1)) || 1;
  return span > usualSpan ? Math.min(span, count) : span;
}

const spanOf = (count: number) => (count > 1 ? count : undefined);
