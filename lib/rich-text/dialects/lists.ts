import type { Element, ElementContent, Properties } from 'hast';
import { element, isBlank, isElement, property, text } from '@/lib/rich-text/element';
import { classOf, hasClass, writtenName } from './element-name';
import { numberingOf, styleOf } from './style';

/*
 * Lists as editors write them that have no nested lists: Quill (`data-list`, `ql-indent-1`), Word (paragraphs
 * with `mso-list`), exports of Google Docs (`lst-kix_x-1`), Word online (`data-aria-level`).
 */

type ListName = 'ol' | 'ul';

/** An item of a flat list. */
type Item = {
  /** What list it belongs to; the next item with another one starts a list. */
  list: string;
  level: number;
  tagName: ListName;
  /** Those of the list that it starts. */
  properties: Properties;
  node: Element;
};

/** Makes nested lists of flat ones; other nodes stay. */
export function joinLists(nodes: ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let run: Item[] = [];
  const endRun = () => {
    for (const list of nest(run)) made.push(list);
    run = [];
  };
  for (const node of nodes) {
    const items = flatItems(node);
    if (items === null) {
      if (isBlank(node) && run.length > 0) continue;
      endRun();
      made.push(node);
      continue;
    }
    if (items[0]?.list !== run.at(-1)?.list) endRun();
    for (const item of items) run.push(item);
  }
  endRun();
  return made;
}

function nest(items: Item[]): Element[] {
  const lists: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  for (const { level, tagName, properties, node } of items) {
    while ((open.at(-1)?.level ?? -1) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName !== tagName) open.pop();
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
    if (list === undefined) {
      list = element(tagName, properties);
      const parent = open.at(-1)?.list.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else lists.push(list);
      open.push({ level, list });
    }
    list.children.push(node);
  }
  return lists;
}

function flatItems(node: ElementContent): Item[] | null {
  if (isElement(node, 'ol', 'ul')) return itemsOf(node);
  if (!isElement(node, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return null;
  // Word online has each item in a list of its own.
  if (hasClass(node, /^ListContainerWrapper$/)) {
    const [list, ...rest] = node.children.filter((child) => !isBlank(child));
    return list && rest.length === 0 && isElement(list, 'ol', 'ul') ? itemsOf(list) : null;
  }
  return wordItem(node);
}

/** The items of a list that is flat; `null` for any other, which gets the element and type of its style. */
function itemsOf(source: Element & { tagName: ListName }): Item[] | null {
  const [, kix, kixLevel] =
    classOf(source.properties.className, /^lst-kix_([\w.]{1,60})-(\d)$/) ?? [];
  const own = numberingOf(source);
  const nodes = source.children.filter((child) => isElement(child, 'li'));
  const items = nodes.map((node): Item & { isFlat: boolean } => {
    const kind = property(node, 'dataList');
    const numbering = kind === '' ? (numberingOf(node) ?? own) : undefined;
    const indent = classOf(node.properties.className, /^ql-indent-(\d)$/)?.[1];
    const ariaLevel = property(node, 'dataAriaLevel');
    return {
      isFlat: [kind, indent ?? '', ariaLevel].some((said) => said !== ''),
      list: kix ?? '',
      level: Number(indent ?? kixLevel ?? ariaLevel),
      tagName: kind === '' ? listName(numbering, source.tagName) : kind === 'ordered' ? 'ol' : 'ul',
      properties: { ...source.properties, type: numbering ?? source.properties.type },
      node,
    };
  });
  const onlyItems = source.children.every((child) => isBlank(child) || isElement(child, 'li'));
  if (onlyItems && (kix !== undefined || items.some(({ isFlat }) => isFlat))) return items;
  source.tagName = items[0]?.tagName ?? source.tagName;
  source.properties = items[0]?.properties ?? source.properties;
  return null;
}

function listName(numbering: string | undefined, written: ListName): ListName {
  if (numbering === undefined) return written;
  return numbering === 'bullet' ? 'ul' : 'ol';
}

/** A paragraph of Word that is an item of a list; without a style, one that begins with a bullet or a number. */
function wordItem(node: Element): Item[] | null {
  const [, list, level = '1'] =
    /\b(l\d{1,4}) level(\d)/.exec(styleOf(node).get('mso-list') ?? '') ?? [];
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
    node: element('li', {}, rest),
  };
  return [item];
}

function numberingFrom(number: string): Properties {
  if (/^\d/.test(number)) return { start: number === '1' ? undefined : number };
  const isRoman = /^[ivx]+$/i.test(number) && (number.length > 1 || /^[ivx]$/i.test(number));
  const isCapital = number === number.toUpperCase();
  if (isRoman) return { type: isCapital ? 'I' : 'i' };
  return { type: isCapital ? 'A' : 'a' };
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
  const inner = takeMarker(first.children);
  return { marker: inner.marker, rest: [{ ...first, children: inner.rest }, ...after] };
}

function isMarker(node: Element): boolean {
  if (styleOf(node).get('mso-list') === 'ignore') return true;
  return node.children.some(
    (child) => child.type === 'element' && /\b7(?:\.0)?pt\b/.test(property(child, 'style')),
  );
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

const boxes = { true: '☑', false: '☐' } as const;
type Box = (typeof boxes)[keyof typeof boxes];

/** The box of a form, or the image of one, as a character. */
export function boxOf(source: Element): Box | null {
  const isBox =
    (writtenName(source) === 'input' && /^(?:checkbox|radio)$/.test(property(source, 'type'))) ||
    String(source.properties.ariaRoleDescription) === 'checkbox';
  if (!isBox) return null;
  return boxes[`${source.properties.checked === true || property(source, 'alt') === 'checked'}`];
}

/** Says in the text of an item whether it is done, where its attributes, or a box beside it, say so. */
export function withBox(item: ElementContent, list: Element): ElementContent {
  if (!isElement(item, 'li')) return item;
  const children = boxInside(item.children);
  const box = stateOf(item, list);
  if (box === null || /^[☑☐]/.test(leadingText(children))) return { ...item, children };
  return { ...item, children: prepend(box, children) };
}

function stateOf(item: Element, list: Element): Box | null {
  const states = [
    ...[property(item, 'dataChecked'), property(item, 'ariaChecked')],
    ...[property(item, 'dataList'), property(list, 'dataChecked')],
  ];
  if (
    hasClass(item, /^tox-checklist--checked$/) ||
    /^(?:true|checked)$/.test(states.find(Boolean) ?? '')
  ) {
    return boxes.true;
  }
  return hasClass(list, /^tox-checklist$/) ||
    states.some((state) => /^(?:false|unchecked)$/.test(state))
    ? boxes.false
    : null;
}

/** A box before a paragraph is its first character. */
function boxInside(children: ElementContent[]): ElementContent[] {
  const [first, second, ...rest] = children.filter((child) => !isBlank(child));
  const box = first && textOf(first).trim();
  if (!(box && second && /^[☑☐]$/.test(box) && isElement(second, 'p', 'div'))) return children;
  return [...prepend(box, [second]), ...rest];
}

function prepend(box: string, nodes: ElementContent[]): ElementContent[] {
  const [first, ...rest] = nodes.filter((node, index) => index > 0 || !isBlank(node));
  return first && isElement(first, 'p', 'div')
    ? [{ ...first, children: prepend(box, first.children) }, ...rest]
    : [text(`${box}\u00a0`), ...(first ? [first] : []), ...rest];
}

function leadingText(nodes: ElementContent[]): string {
  for (const node of nodes) {
    const words = (node.type === 'element' ? leadingText(node.children) : textOf(node)).trim();
    if (words !== '') return words;
  }
  return '';
}
