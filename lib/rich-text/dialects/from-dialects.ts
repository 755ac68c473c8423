import type { Element, ElementContent, Properties } from 'hast';
import { select } from 'hast-util-select';
import {
  childrenOf,
  classOf,
  element,
  isBlank,
  isElement,
  isVisible,
  mapTree,
  type Nodes,
  property,
  styled,
  text,
  wordsOf,
} from '@/lib/rich-text/element';
import { asSeen } from './as-seen';

/**
 * Turns the HTML of editors (CKEditor, TinyMCE, Quill, Gutenberg, Tiptap, Lexical, Froala, Word, Google Docs) into
 * plain HTML for `layOut`: elements instead of attributes and classes, texts in place of what a page cannot show. The
 * emphasis in a style stays.
 */
export function fromDialects(nodes: Nodes): Nodes {
  return joinLists(mapTree(asSeen(nodes), change));
}

function change(node: ElementContent): Nodes {
  if (node.type !== 'element') return [node];
  const children = joinLists(node.children);
  const source = { ...node, children };
  // Word online has each item in a list of its own.
  if (classOf(source, /^ListContainerWrapper$/)) return children;
  // A formula of Tiptap.
  const tex = property(source, 'dataLatex');
  if (tex !== '') return [element('code', {}, [text(tex)])];
  // The sanitizer has made a `span` of an element that it does not know.
  const name = property(source, 'dataElement') || source.tagName;
  const parts = children.filter((child) => child.type === 'element');
  const replaced = rules.get(name)?.(source, parts);
  if (replaced) return replaced;
  const made = { ...source, tagName: nameOf(source) };
  // Stands apart from the words around it without a space between.
  const isApart = /^(?:button|desc|label|option|text)$/.test(name);
  return isApart && isVisible(children) ? [text(' '), made, text(' ')] : [made];
}

type Rule = (source: Element, parts: Element[]) => Nodes | null;

const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u200d|\ufe0f){1,16}$/u;

/** The rules for some elements, by their names: of editors, of forms, of MathML, of no HTML. */
const rules = new Map(
  Object.entries<Rule>({
    img: (source) => {
      const alt = property(source, 'alt').trim();
      if (property(source, 'ariaRoleDescription') === 'checkbox') return [box(alt === 'checked')];
      // A script made an image of a character.
      return emoji.test(alt) ? [text(alt)] : null;
    },
    input: (source) => {
      const isBox = /^(?:checkbox|radio)$/i.test(property(source, 'type'));
      return isBox ? [box(source.properties.checked === true)] : [];
    },
    mfrac: (_, [first, second]) => [...grouped(first), text('/'), ...grouped(second), text(' ')],
    msqrt: (_, parts) => [text('√'), ...grouped(element('span', {}, parts))],
    msub: (_, [base, low]) => (base && low ? [base, element('sub', {}, [low])] : null),
    msup: (_, [base, high]) => (base && high ? [base, element('sup', {}, [high])] : null),
    rt: ({ children }) => [text(' ('), ...children, text(')')],
    // The first child is the formula, the others say it in other languages.
    semantics: (source, parts) => {
      const tex = select('[encoding="application/x-tex"]', source);
      return tex ? [element('code', {}, [text(wordsOf([tex]))])] : parts.slice(0, 1);
    },
    svg: (source) => (source.properties.ariaLabel ? [text(property(source, 'ariaLabel'))] : null),
  }),
);

/** In brackets, when it has more than one term. */
function grouped(part: Element | undefined): Nodes {
  if (part === undefined) return [];
  return /^[\p{L}\p{N}]{0,9}$/u.test(wordsOf([part])) ? [part] : [text('('), part, text(')')];
}

/** The elements that classes of Word, Froala, Quill and WordPress before its blocks stand for. */
const namesOf: ReadonlyMap<string, string> = new Map([
  ['MsoTitle', 'h1'],
  ['MsoIntenseQuote', 'blockquote'],
  ['MsoQuote', 'blockquote'],
  ['fr-img-wrap', 'figure'],
  ['fr-inner', 'figcaption'],
  ['ql-code-block-container', 'pre'],
  ['wp-caption', 'figure'],
  ['wp-caption-text', 'figcaption'],
]);

/** The name of the element that an element is by a class, an attribute or its style. */
function nameOf(source: Element): string {
  const { tagName, properties } = source;
  // A block of Lexical.
  if (tagName === 'code' && property(source, 'dataLanguage') !== '') return 'pre';
  if (!isElement(source, 'div', 'p', 'span')) return tagName;
  // Word online.
  const level = property(source, 'role') === 'heading' ? property(source, 'ariaLevel') : '';
  if (/^[1-6]$/.test(level)) return `h${level}`;
  if (tagName === 'div' && styled(source, 'white-space') === 'pre') return 'pre';
  const names = (properties.className ?? []).map((name) => namesOf.get(String(name)));
  return names.find(Boolean) ?? tagName;
}

/*
 * Lists as editors write them that have no nested lists: Quill (`data-list`, `ql-indent-1`), Word (paragraphs
 * with `mso-list`), exports of Google Docs (`lst-kix_x-1`), Word online (`data-aria-level`).
 */

/** An item of a flat list: the name of the list, the level in it, and the kind of a list that begins with it. */
type Item = { name: string; level: number; kind: Kind; node: Element };
type Kind = Pick<Element, 'tagName' | 'properties'>;
type OpenList = { name: string; level: number; list: Element };

/** Makes nested lists of flat ones; other nodes stay. */
function joinLists(nodes: Nodes): Nodes {
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
const box = (isChecked: boolean) => text(isChecked ? '☑ ' : '☐ ');

/** Adds the box of an item of a check list, unless its words have one. */
function addBox(item: Element, list: Element): void {
  const state =
    property(item, 'dataChecked', 'ariaChecked', 'dataList') || property(list, 'dataChecked');
  const isChecked = /^(?:true|checked)$/.test(state) || classOf(item, /^tox-checklist--checked$/);
  const isUnchecked = /^(?:false|unchecked)$/.test(state) || classOf(list, /^tox-checklist$/);
  if (!isChecked && !isUnchecked) return;
  if (!/^[☑☐]/.test(wordsOf(item.children))) item.children.unshift(box(Boolean(isChecked)));
}
