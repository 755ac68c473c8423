import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  childrenOf,
  classOf,
  element,
  isBlank,
  isElement,
  type Nodes,
  property,
  text,
} from '@/lib/rich-text/element';
import { styled } from '@/lib/rich-text/style';

/*
 * Lists as editors write them that have no nested lists: Quill (`data-list`, `ql-indent-1`), Word (paragraphs
 * with `mso-list`), exports of Google Docs (`lst-kix_x-1`), Word online (`data-aria-level`).
 */

/** What a list is: its element, and its attributes. */
type Kind = Pick<Element, 'tagName' | 'properties'>;

/** An item of a flat list: the list and the level that it belongs to, and what that list is if it starts it. */
type Item = { list: string; level: number; kind: Kind; node: Element };

type OpenList = { name: string; level: number; list: Element };

/** Makes nested lists of flat ones; other nodes stay. */
export function joinLists(nodes: Nodes): Nodes {
  const made: Nodes = [];
  let open: OpenList[] = [];
  for (const node of nodes) {
    const items = flatItems(node);
    if (items !== null) for (const item of items) open = addItem(item, open, made);
    else if (open.length === 0 || !isBlank(node)) {
      made.push(node);
      open = [];
    }
  }
  return made;
}

/** Adds an item to the list that is open at its level, or to a new one. Returns the lists that are open then. */
function addItem({ list: name, level, kind, node }: Item, open: OpenList[], made: Nodes) {
  const around = open.filter(
    (one) =>
      one.name === name &&
      (one.level < level || (one.level === level && one.list.tagName === kind.tagName)),
  );
  const last = around.at(-1);
  if (last?.level === level) {
    last.list.children.push(node);
    return around;
  }
  const list = element(kind.tagName, kind.properties, [node]);
  const parent = last?.list.children.at(-1);
  (parent?.type === 'element' ? parent.children : made).push(list);
  return [...around, { name, level, list }];
}

function flatItems(node: ElementContent): Item[] | null {
  if (isElement(node, 'ol', 'ul')) return itemsOf(node);
  if (!isElement(node, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return null;
  if (!classOf(node, /^ListContainerWrapper$/)) return wordItem(node);
  // Word online has each item in a list of its own.
  const [list, another] = node.children.filter((child) => !isBlank(child));
  return another === undefined && isElement(list, 'ol', 'ul') ? itemsOf(list) : null;
}

/** The items of a list that is flat; `null` for any other, which gets the element and type of its style. */
function itemsOf(source: Element): Item[] | null {
  const [, list = '', kixLevel = '0'] = classOf(source, /^lst-kix_([\w.]{1,60})-(\d)$/) ?? [];
  const nodes = childrenOf(source, 'li');
  const items = nodes.map((node) => {
    const level = Number(levelOf(node) || kixLevel);
    return { list, level, kind: kindOf(node, source), node };
  });
  const isFlat = list || nodes.some((node) => property(node, 'dataList') + levelOf(node) !== '');
  const onlyItems = source.children.every((child) => isBlank(child) || isElement(child, 'li'));
  if (isFlat && onlyItems) return items;
  Object.assign(source, items[0]?.kind);
  return null;
}

function levelOf(item: Element): string {
  return classOf(item, /^ql-indent-(\d)$/)?.[1] ?? property(item, 'dataAriaLevel');
}

/** What the list of an item is, by an attribute or a style of it or of its list. */
function kindOf(item: Element, { tagName, properties }: Element): Kind {
  const written = property(item, 'dataList');
  if (written !== '') return { tagName: written === 'ordered' ? 'ol' : 'ul', properties };
  const type = numberingOf(item) ?? numberingOf({ ...item, properties });
  if (type === undefined) return { tagName, properties };
  return { tagName: type === 'bullet' ? 'ul' : 'ol', properties: { ...properties, type } };
}

/** The style of the numbers of a list as its `type`; 'bullet' for one without numbers. */
function numberingOf(source: Element): string | undefined {
  const written = styled(source, 'list-style-type', 'list-style');
  if (/^(?:lower|upper)-(?:alpha|latin)/.test(written)) return written.startsWith('l') ? 'a' : 'A';
  if (/^(?:lower|upper)-roman/.test(written)) return written.startsWith('l') ? 'i' : 'I';
  if (written.startsWith('decimal')) return '1';
  return /^(?:disc|circle|square)/.test(written) ? 'bullet' : undefined;
}

/** A paragraph of Word that is an item of a list; without a style, one that begins with a bullet or a number. */
function wordItem(node: Element): Item[] | null {
  const [, list, level = '1'] = /\b(l\d{1,4}) level(\d)/.exec(styled(node, 'mso-list')) ?? [];
  if (list === undefined && !classOf(node, /^MsoListParagraph/)) return null;
  const { marker, rest } = takeMarker(node.children);
  if (list === undefined && marker === '') return null;
  const [, number] = /^\(?(\d{1,4}|[a-z]{1,5})[.)°]/i.exec(marker.replace(/\s/g, '')) ?? [];
  const item = element('li', {}, [{ ...node, tagName: 'div', children: rest }]);
  return [{ list: list ?? 'word', level: Number(level), kind: numberedBy(number), node: item }];
}

/** The list that begins with a number, or with none. */
function numberedBy(number: string | undefined): Kind {
  if (number === undefined) return { tagName: 'ul', properties: {} };
  const type = /^[ivx]+$/i.test(number) ? 'i' : 'a';
  const written = number === number.toUpperCase() ? type.toUpperCase() : type;
  const start = number === '1' ? undefined : number;
  return { tagName: 'ol', properties: /^\d/.test(number) ? { start } : { type: written } };
}

// Then spaces up to the text.
const textMarker = /^\s{0,9}([·•§▪o–-]|\(?(?:\d{1,3}|[a-z]{1,4})[.)])\s{2,99}/i;

/** The bullet or number of Word: the text that the list ignores, or that stands before spaces. */
function takeMarker(nodes: Nodes): { marker: string; rest: Nodes } {
  const index = nodes.findIndex((node) => !isBlank(node));
  const first = nodes[index];
  const after = nodes.slice(index + 1);
  if (first?.type === 'text') {
    const [found = '', marker = ''] = textMarker.exec(first.value) ?? [];
    return { marker, rest: [text(first.value.slice(found.length)), ...after] };
  }
  if (first?.type !== 'element') return { marker: '', rest: nodes };
  if (isMarker(first)) return { marker: textOf(first), rest: after };
  const { marker, rest } = takeMarker(first.children);
  return { marker, rest: [{ ...first, children: rest }, ...after] };
}

function isMarker(node: Element): boolean {
  const isSpace = (child: ElementContent) =>
    child.type === 'element' && /\b7(?:\.0)?pt\b/.test(property(child, 'style'));
  return styled(node, 'mso-list') === 'ignore' || node.children.some(isSpace);
}

/** An item with a box before its first words, where an element in it, or an attribute, says that it has one. */
export function withBox(item: Element, list: Element): Element {
  const start = item.children.findIndex((child) => !isBlank(child));
  const first = textOf(item.children[start] ?? text('')).trim();
  const box = /^[☑☐]/.test(first) ? first : stateOf(item, list);
  // None, or in the words already.
  if (box.length !== 1) return item;
  const rest = box === first ? item.children.slice(start + 1) : item.children;
  return { ...item, children: withText(`${box}\u00a0`, rest) };
}

/** The box of an item by its attributes and those of its list; '' without one. */
function stateOf(item: Element, list: Element): string {
  const state =
    property(item, 'dataChecked', 'ariaChecked', 'dataList') || property(list, 'dataChecked');
  if (classOf(item, /^tox-checklist--checked$/) || /^(?:true|checked)$/.test(state)) return '☑';
  const isUnchecked = classOf(list, /^tox-checklist$/) || /^(?:false|unchecked)$/.test(state);
  return isUnchecked ? '☐' : '';
}

function withText(words: string, nodes: Nodes): Nodes {
  const [first, ...rest] = nodes.filter((node, index) => index > 0 || !isBlank(node));
  if (first === undefined) return [text(words)];
  if (!isElement(first, 'p', 'div')) return [text(words), first, ...rest];
  return [{ ...first, children: withText(words, first.children) }, ...rest];
}
