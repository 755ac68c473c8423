import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';
import {
  classOf,
  element,
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
import { box, joinLists } from './lists';

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
