import type { Element, ElementContent, Properties } from 'hast';
import { select } from 'hast-util-select';
import {
  childrenOf,
  classOf,
  element,
  isBlank,
  isElement,
  type Nodes,
  property,
  styled,
  text,
  wordsOf,
} from '@/lib/rich-text/element';

/*
 * Lists as editors write them that have no nested lists: Quill (`data-list`, `ql-indent-1`), Word (paragraphs
 * with `mso-list`), exports of Google Docs (`lst-kix_x-1`), Word online (`data-aria-level`).
 */

/** An item of a flat list: the name of the list, the level in it, and the kind of a list that begins with it. */
type Item = { name: string; level: number; kind: Kind; node: Element };
type Kind = Pick<Element, 'tagName' | 'properties'>;
type OpenList = { name: string; level: number; list: Element };

/** Makes nested lists of flat ones; other nodes stay. */
export function joinLists(nodes: Nodes): Nodes {
  const made: Nodes = [];
  let open: OpenList[] = [];
  for (const node of nodes) {
    const items = isElement(node, 'ol', 'ul') ? itemsOf(node) : wordItem(node);
    if (items !== null) for (const item of items) open = addItem(item, open, made);
    else if (open.length === 0 || !isBlank(node)) {
      made.push(node);
      open = [];
    }
  }
  return made;
}

/** Adds an item to the list that is open at its level, or to a new one. Returns the lists that are open then. */
function addItem({ name, level, kind, node }: Item, open: OpenList[], made: Nodes): OpenList[] {
  const isSame = (one: OpenList) => one.level === level && one.list.tagName === kind.tagName;
  const around = open.filter((one) => one.name === name && (one.level < level || isSame(one)));
  const parents = around.at(-1)?.list.children;
  if (around.at(-1)?.level === level) {
    parents?.push(node);
    return around;
  }
  const list = element(kind.tagName, kind.properties, [node]);
  const parent = parents?.at(-1);
  (parent?.type === 'element' ? parent.children : made).push(list);
  return [...around, { name, level, list }];
}

/** The items of a list that is flat; `null` for any other, which becomes the kind that its style says. */
function itemsOf(source: Element): Item[] | null {
  const [, name = '', kixLevel = '0'] = classOf(source, /^lst-kix_([\w.]{1,60})-(\d)$/) ?? [];
  const nodes = childrenOf(source, 'li');
  const items = nodes.map((node) => {
    addBox(node, source);
    const level = Number(levelOf(node) || kixLevel);
    return { name, level, kind: kindOf(node, source), node };
  });
  const isFlat = name || nodes.some((node) => property(node, 'dataList') + levelOf(node) !== '');
  const onlyItems = source.children.every((child) => isBlank(child) || isElement(child, 'li'));
  if (isFlat && onlyItems) return items;
  Object.assign(source, items[0]?.kind);
  return null;
}

function levelOf(item: Element): string {
  return classOf(item, /^ql-indent-(\d)$/)?.[1] ?? property(item, 'dataAriaLevel');
}

/** The types of lists, with their styles in CSS and the numbers of their first items in Word. */
const types: readonly (readonly [type: string, style: RegExp, number: RegExp])[] = [
  ['bullet', /^(?:disc|circle|square)/, /^$/],
  ['1', /^decimal/, /^\d+$/],
  ['i', /^lower-roman/, /^[ivx]+$/],
  ['I', /^upper-roman/, /^[IVX]+$/],
  ['a', /^lower-(?:alpha|latin)/, /^[a-z]+$/],
  ['A', /^upper-(?:alpha|latin)/, /^[A-Z]+$/],
];

function listOf(type: string | undefined, properties: Properties): Kind {
  return { tagName: type === 'bullet' ? 'ul' : 'ol', properties: { ...properties, type } };
}

/** The kind of the list of an item, by an attribute or a style of it or of its list. */
function kindOf(item: Element, { tagName, properties }: Element): Kind {
  const written = property(item, 'dataList');
  if (written !== '') return { tagName: written === 'ordered' ? 'ol' : 'ul', properties };
  const keys = ['list-style-type', 'list-style'];
  const style = styled(item, ...keys) || styled({ ...item, properties }, ...keys);
  const [type] = types.find(([, pattern]) => pattern.test(style)) ?? [];
  return type === undefined ? { tagName, properties } : listOf(type, properties);
}

/** A paragraph of Word that is an item of a list, without its bullet or number; Word styles items of real lists too. */
function wordItem(node: ElementContent): Item[] | null {
  if (node.type !== 'element' || node.tagName === 'li') return null;
  const [, name, level] = /\b(l\d{1,4}) level(\d)/.exec(styled(node, 'mso-list')) ?? [];
  if (name === undefined) return null;
  const marker = select('[style*="mso-list" i][style*="ignore" i]', node) ?? element('span');
  const [, start = ''] = /^\(?(\d{1,4}|[a-z]{1,5})[.)°]/i.exec(wordsOf([marker])) ?? [];
  marker.children = [];
  const [type] = types.find(([, , number]) => number.test(start)) ?? [];
  const kind = listOf(type, start === '1' ? {} : { start });
  const item = element('li', {}, [{ ...node, tagName: 'div' }]);
  return [{ name, level: Number(level), kind, node: item }];
}

/** The box of a form, or of an item of a check list. */
export const box = (isChecked: boolean) => text(isChecked ? '☑ ' : '☐ ');

/** Adds the box of an item of a check list, unless its words have one. */
function addBox(item: Element, list: Element): void {
  const state =
    property(item, 'dataChecked', 'ariaChecked', 'dataList') || property(list, 'dataChecked');
  const isChecked = /^(?:true|checked)$/.test(state) || classOf(item, /^tox-checklist--checked$/);
  const isUnchecked = /^(?:false|unchecked)$/.test(state) || classOf(list, /^tox-checklist$/);
  if (!isChecked && !isUnchecked) return;
  if (!/^[☑☐]/.test(wordsOf(item.children))) item.children.unshift(box(Boolean(isChecked)));
}
