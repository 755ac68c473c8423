import type { Element, ElementContent, Properties } from 'hast';
import { attributesOf } from './allow-list';
import { element, isBlank, isElement, text } from './element';
import { hasName, isVisible, wordsOf } from './words';

/** Makes the content of an element inside a container. */
export type Inside = {
  /** Every run of text is a paragraph. */
  blocks: (source: Element) => ElementContent[];
  /** A paragraph that is alone is replaced by its text, as in an item of a list. */
  tight: (source: Element) => ElementContent[];
  /** Phrasing content. */
  words: (source: Element) => ElementContent[];
};

type Build = (source: Element, inside: Inside) => ElementContent[];

/** The builders of elements that contain blocks. */
export const containers: Readonly<Record<string, Build>> = {
  // Its author is a paragraph in it.
  blockquote: (source, { blocks }) => filled('blockquote', {}, blocks(source)),
  details,
  dl: definitions,
  figure,
  ol: list,
  table,
  ul: list,
};

/** An element, unless nothing is visible in it. */
function filled(name: string, properties: Properties, children: ElementContent[]): Element[] {
  return isVisible(children) ? [element(name, properties, children)] : [];
}

/** Splits off the first child with a name. */
function takeFirst(source: Element, name: string): { first: Element; rest: Element } {
  const first = source.children.find((child) => isElement(child, name));
  return {
    first: first?.type === 'element' ? first : element(name),
    rest: { ...source, children: source.children.filter((child) => child !== first) },
  };
}

/** Closed `details`. The summary is always present, as the accessible name. */
function details(source: Element, { blocks, words }: Inside): ElementContent[] {
  const { first, rest } = takeFirst(source, 'summary');
  const content = blocks(rest);
  const summary = words(first);
  if (content.length === 0 && !isVisible(summary)) return [];
  const name = hasName(summary) ? summary : [text('Détails')];
  return [element('details', {}, [element('summary', {}, name), ...content])];
}

/** An image, or other content, with its caption; a paragraph when only the caption is left. */
function figure(source: Element, { blocks, tight, words }: Inside): ElementContent[] {
  const { first, rest } = takeFirst(source, 'figcaption');
  const shown = tight(rest);
  const caption = words(first);
  if (!isVisible(shown)) return blocks(first);
  if (!isVisible(caption)) return [element('figure', {}, shown)];
  const figcaption = element('figcaption', {}, caption);
  const isAbove = source.children.find((child) => !isBlank(child)) === first;
  // RGAA 1.9: not every screen reader relates a caption to its figure. The HTML standard allows no other
  // role here.
  const name = { role: 'figure', ariaLabel: wordsOf(caption) };
  return [element('figure', name, isAbove ? [figcaption, ...shown] : [...shown, figcaption])];
}

/** A list; content between two items is added to the first of them. */
function list(source: Element, { tight }: Inside): ElementContent[] {
  const isOrdered = source.tagName === 'ol';
  const items: Element[] = [];
  for (const child of source.children) {
    const last = items.at(-1);
    if (isElement(child, 'li') && !(last && holdsLists(child))) {
      items.push({ ...child, children: [...child.children] });
    } else if (last) last.children.push(...(isElement(child, 'li') ? child.children : [child]));
    else items.push(element('li', {}, [child]));
  }
  const shown = items.flatMap((item) => {
    const value = isOrdered ? attributesOf(item, 'li') : {};
    return filled('li', { ...value, id: item.properties.id }, tight(item));
  });
  return filled(source.tagName, isOrdered ? attributesOf(source, 'ol') : {}, shown);
}

/** Whether an item has only nested lists, which are those of the item before it, as Lexical writes them. */
function holdsLists(item: Element): boolean {
  const content = item.children.filter((child) => !isBlank(child));
  return content.length > 0 && content.every((child) => isElement(child, 'ol', 'ul'));
}

/** A list of terms and definitions; groups (`div`) are unwrapped. */
function definitions({ children }: Element, { tight, words }: Inside): ElementContent[] {
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
function table(source: Element, { blocks, tight, words }: Inside): ElementContent[] {
  const captions = source.children.filter((child) => isElement(child, 'caption'));
  const written = element('caption', {}, captions);
  const caption = words(written);
  const groups = source.children.filter((child) => isElement(child, 'thead', 'tbody', 'tfoot'));
  const rows = groups.flatMap((group, index) => {
    const name = group.tagName === 'thead' && index > 0 ? 'tbody' : group.tagName;
    const made = group.children.flatMap((row) => (isElement(row, 'tr') ? cells(row, tight) : []));
    return made.length === 0 ? [] : [element(name, {}, made)];
  });
  const content = element('table', {}, [...filled('caption', {}, caption), ...rows]);
  const title = wordsOf(caption).slice(0, maxLabel);
  const ariaLabel = title === '' ? 'Tableau' : `Tableau : ${title}`;
  const region = { className: [scrollerClass], tabIndex: 0, ariaLabel };
  return isVisible(rows) ? [element('section', region, [content])] : blocks(written);
}

function cells(row: Element, tight: Inside['tight']): Element[] {
  const made = row.children.flatMap((cell) =>
    isElement(cell, 'td', 'th')
      ? [element(cell.tagName, attributesOf(cell, cell.tagName), tight(cell))]
      : [],
  );
  return made.length === 0 ? [] : [element('tr', {}, made)];
}
