import type { Element, ElementContent, Properties } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  classOf,
  element,
  hasClass,
  isBlank,
  isElement,
  property,
  text,
} from '@/lib/rich-text/element';
import { numberingOf, styleOf } from './style';

/*
 * Lists as editors write them that have no nested lists: Quill (`data-list`, `ql-indent-1`), Word (paragraphs
 * with `mso-list`), exports of Google Docs (`lst-kix_x-1`), Word online (`data-aria-level`).
 */

/** An item of a flat list. */
type Item = {
  /** What list it belongs to; the next item with another one starts a list. */
  list: string;
  level: number;
  tagName: string;
  /** Those of the list that it starts. */
  properties: Properties;
  node: Element;
};

/** Makes nested lists of flat ones; other nodes stay. */
export function joinLists(nodes: ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let run: Item[] = [];
  const endRun = () => {
    made.push(...nest(run));
    run = [];
  };
  for (const node of nodes) {
    const items = flatItems(node);
    if (items !== null) {
      if (items[0]?.list !== run.at(-1)?.list) endRun();
      for (const item of items) run.push(item);
    } else if (run.length === 0 || !isBlank(node)) {
      endRun();
      made.push(node);
    }
  }
  endRun();
  return made;
}

function nest(items: Item[]): ElementContent[] {
  const lists = element('div');
  const open: { level: number; list: Element }[] = [];
  for (const { level, tagName, properties, node } of items) {
    while ((open.at(-1)?.level ?? -1) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName !== tagName) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = element(tagName, properties);
      const parent = open.at(-1)?.list.children.at(-1);
      (parent?.type === 'element' ? parent : lists).children.push(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.children.push(node);
  }
  return lists.children;
}

function flatItems(node: ElementContent): Item[] | null {
  if (isElement(node, 'ol', 'ul')) return itemsOf(node);
  if (!isElement(node, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return null;
  if (!hasClass(node, /^ListContainerWrapper$/)) return wordItem(node);
  // Word online has each item in a list of its own.
  const [list, another] = node.children.filter((child) => !isBlank(child));
  return another === undefined && isElement(list, 'ol', 'ul') ? itemsOf(list) : null;
}

/** The items of a list that is flat; `null` for any other, which gets the element and type of its style. */
function itemsOf(source: Element): Item[] | null {
  const [, kix = '', kixLevel = '0'] = classOf(source, /^lst-kix_([\w.]{1,60})-(\d)$/) ?? [];
  const nodes = source.children.filter((child) => isElement(child, 'li'));
  const items = nodes.map((node) => {
    const level = Number(levelOf(node) || kixLevel);
    return { list: kix, level, ...listOf(node, source), node };
  });
  const isFlat =
    kix !== '' || nodes.some((node) => property(node, 'dataList') + levelOf(node) !== '');
  const onlyItems = source.children.every((child) => isBlank(child) || isElement(child, 'li'));
  if (isFlat && onlyItems) return items;
  const [first] = items;
  if (first) Object.assign(source, { tagName: first.tagName, properties: first.properties });
  return null;
}

function levelOf(item: Element): string {
  return classOf(item, /^ql-indent-(\d)$/)?.[1] ?? property(item, 'dataAriaLevel');
}

/** The list that an item is in, by an attribute or a style of it or of its list. */
function listOf(item: Element, { tagName, properties }: Element) {
  const kind = property(item, 'dataList');
  if (kind !== '') return { tagName: kind === 'ordered' ? 'ol' : 'ul', properties };
  const type = numberingOf(item) ?? numberingOf({ ...item, properties });
  if (type === undefined) return { tagName, properties };
  return { tagName: type === 'bullet' ? 'ul' : 'ol', properties: { ...properties, type } };
}

/** A paragraph of Word that is an item of a list; without a style, one that begins with a bullet or a number. */
function wordItem(node: Element): Item[] | null {
  const style = styleOf(node).get('mso-list') ?? '';
  const [, list, level = '1'] = /\b(l\d{1,4}) level(\d)/.exec(style) ?? [];
  if (list === undefined && !hasClass(node, /^MsoListParagraph/)) return null;
  const { marker, rest } = takeMarker(node.children);
  if (list === undefined && marker === '') return null;
  const written = marker.replace(/[\s\u00a0]/g, '');
  const [, number] = /^\(?(\d{1,4}|[a-z]{1,5})[.)°]/i.exec(written) ?? [];
  const item: Item = {
    list: list ?? 'word',
    level: Number(level),
    tagName: number === undefined ? 'ul' : 'ol',
    properties: number === undefined ? {} : numberingFrom(number),
    node: element('li', {}, [{ ...node, tagName: 'div', children: rest }]),
  };
  return [item];
}

function numberingFrom(number: string): Properties {
  if (/^\d/.test(number)) return { start: number === '1' ? undefined : number };
  const type = /^[ivx]+$/i.test(number) ? 'i' : 'a';
  return { type: number === number.toUpperCase() ? type.toUpperCase() : type };
}

// Then spaces up to the text.
const textMarker = /^\s{0,9}([·•§▪o–-]|\(?(?:\d{1,3}|[a-z]{1,4})[.)])[\s\u00a0]{2,99}/i;

/** The bullet or number of Word: the text that the list ignores, or that stands before spaces. */
function takeMarker(nodes: ElementContent[]): { marker: string; rest: ElementContent[] } {
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
  return styleOf(node).get('mso-list') === 'ignore' || node.children.some(isSpace);
}
