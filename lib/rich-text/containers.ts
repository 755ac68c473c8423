import type { Element, Properties } from 'hast';
import {
  attributesOf,
  containsBlock,
  element,
  hasName,
  isBlank,
  isElement,
  isVisible,
  type Nodes,
  names,
  property,
  text,
  wordsOf,
} from './element';

/** Makes the content of an element. */
export type Inside = {
  /** Every run of text is a paragraph. */
  blocks: (source: Element) => Nodes;
  /** A paragraph that is alone is replaced by its text, as in an item of a list. */
  tight: (source: Element) => Nodes;
  /** Phrasing content. */
  words: (source: Element) => Nodes;
  /** The same with its line breaks and spaces. */
  lines: (source: Element) => Nodes;
};

/** Elements with blocks, which narrow the column. */
export const containerNames: ReadonlySet<string> = new Set(
  names('blockquote details dl figure ol table ul'),
);

/** The builders of blocks that are more than paragraphs. */
export const builders: Readonly<Record<string, (source: Element, inside: Inside) => Nodes>> = {
  // Its author is a paragraph in it.
  blockquote: (source, { blocks }) => filled('blockquote', {}, blocks(source)),
  details,
  dl: definitions,
  figure,
  ...Object.fromEntries(names('h1 h2 h3 h4 h5 h6').map((name) => [name, heading])),
  ol: list,
  pre: preformatted,
  table,
  ul: list,
};

/** An element, unless nothing is visible in it. */
function filled(name: string, properties: Properties, children: Nodes): Nodes {
  return isVisible(children) ? [element(name, properties, children)] : [];
}

/** The first child with a name, and the element without it. */
function takeFirst(source: Element, name: string): [first: Element, rest: Element] {
  const first = source.children.find((child) => isElement(child, name)) ?? element(name);
  return [first, { ...source, children: source.children.filter((child) => child !== first) }];
}

/** Closed `details`. The summary is always present, as the accessible name. */
function details(source: Element, { blocks, words }: Inside): Nodes {
  const [first, rest] = takeFirst(source, 'summary');
  const content = blocks(rest);
  const summary = words(first);
  if (content.length === 0 && !isVisible(summary)) return [];
  const name = hasName(summary) ? summary : [text('Détails')];
  return [element('details', {}, [element('summary', {}, name), ...content])];
}

/** An image, or other content, with its caption; a paragraph when only the caption is left. */
function figure(source: Element, { blocks, tight, words }: Inside): Nodes {
  const [first, rest] = takeFirst(source, 'figcaption');
  const shown = tight(rest);
  const caption = words(first);
  if (!isVisible(shown)) return blocks(first);
  if (!isVisible(caption)) return [element('figure', {}, shown)];
  const figcaption = element('figcaption', {}, caption);
  const isAbove = source.children.find((child) => !isBlank(child)) === first;
  // RGAA 1.9: not every screen reader relates a caption to its figure. HTML allows no other role here.
  const name = { role: 'figure', ariaLabel: wordsOf(caption) };
  return [element('figure', name, isAbove ? [figcaption, ...shown] : [...shown, figcaption])];
}

/**
 * A heading, with the level and the id of the content until `placeHeadings` has read all. One that was not closed ends
 * where the next block begins; one without text is not a heading: its image becomes a paragraph.
 */
function heading(source: Element, { blocks, words }: Inside): Nodes {
  const { children } = source;
  const block = children.findIndex(containsBlock);
  // Some editors put the text of a heading in a block.
  const isInBlock = children.slice(0, block).every(isBlank);
  const end = block === -1 ? children.length : isInBlock ? block + 1 : block;
  const content = words({ ...source, children: children.slice(0, end) });
  if (!isVisible([text(wordsOf(content))])) return blocks(source);
  const id = property(source, 'id') || firstId(children);
  const rest = blocks({ ...source, children: children.slice(end) });
  return [element(source.tagName, { id }, content), ...rest];
}

/** The id that an editor gave to an anchor in a heading. */
function firstId(nodes: Nodes): string | undefined {
  const ids = nodes.map((node) => {
    if (node.type !== 'element') return undefined;
    return property(node, 'id', 'name') || firstId(node.children);
  });
  return ids.find(Boolean);
}

/** Text with its line breaks, such as a formula; lines that are wider than the column wrap. */
function preformatted(source: Element, { lines }: Inside): Nodes {
  const content = lines(source);
  const [first] = content;
  // The HTML parser drops a line break right after `<pre>`.
  if (first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
  return filled('pre', {}, content);
}

/** A list; content between two items is added to the first of them. */
function list(source: Element, { tight }: Inside): Nodes {
  const isOrdered = source.tagName === 'ol';
  const items: Element[] = [];
  for (const child of source.children) {
    const item = isElement(child, 'li') ? child : element('li', {}, [child]);
    const last = items.at(-1);
    if (last && (item !== child || holdsLists(item))) last.children.push(...item.children);
    else items.push({ ...item, children: [...item.children] });
  }
  const shown = items.flatMap((item) => {
    const value = isOrdered ? attributesOf(item, 'li') : {};
    return filled('li', { ...value, id: item.properties.id }, tight(item));
  });
  return filled(source.tagName, isOrdered ? attributesOf(source, 'ol') : {}, shown);
}

/** Whether an item has only nested lists, which are those of the item before it, as Lexical writes them. */
function holdsLists({ children }: Element): boolean {
  const content = children.filter((child) => !isBlank(child));
  return content.length > 0 && content.every((child) => isElement(child, 'ol', 'ul'));
}

/** A list of terms and definitions; groups (`div`) are unwrapped. */
function definitions({ children }: Element, { tight, words }: Inside): Nodes {
  const parts = children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  const entries = parts.flatMap((part) => {
    if (isElement(part, 'dt')) return filled('dt', {}, words(part));
    return filled('dd', {}, tight(isElement(part, 'dd') ? part : element('dd', {}, [part])));
  });
  return filled('dl', {}, entries);
}

/** The scrolling region of a wide table; styled by `components/rich-text/rich-text.module.css`. */
export const scrollerClass = 'rich-text-table';

const maxLabel = 100;

/** A table in a scrolling, focusable region; only the first group of rows can be its `thead`. */
function table(source: Element, { blocks, tight, words }: Inside): Nodes {
  const captions = source.children.filter((child) => isElement(child, 'caption'));
  const written = element('caption', {}, captions);
  const caption = words(written);
  const groups = source.children.filter((child) => isElement(child, 'thead', 'tbody', 'tfoot'));
  const rows = groups.flatMap((group, index) => {
    const made = group.children.flatMap((row) => (isElement(row, 'tr') ? cells(row, tight) : []));
    const name = group.tagName === 'thead' && index > 0 ? 'tbody' : group.tagName;
    return made.length === 0 ? [] : [element(name, {}, made)];
  });
  const content = element('table', {}, [...filled('caption', {}, caption), ...rows]);
  const title = wordsOf(caption).slice(0, maxLabel);
  const ariaLabel = title === '' ? 'Tableau' : `Tableau : ${title}`;
  const region = { className: [scrollerClass], tabIndex: 0, ariaLabel };
  return isVisible(rows) ? [element('section', region, [content])] : blocks(written);
}

function cells(row: Element, tight: Inside['tight']): Element[] {
  const made = row.children
    .filter((cell) => isElement(cell, 'td', 'th'))
    .map((cell) => element(cell.tagName, attributesOf(cell, cell.tagName), tight(cell)));
  return made.length === 0 ? [] : [element('tr', {}, made)];
}
