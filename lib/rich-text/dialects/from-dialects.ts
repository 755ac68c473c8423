import type { Element } from 'hast';
import {
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
  writtenName,
} from '@/lib/rich-text/element';
import { maxLineBreaks } from '@/lib/rich-text/html';
import { loaded } from '@/lib/rich-text/images';
import { frameOf, withoutNoscript } from '@/lib/rich-text/media';
import { joinLists, withBox } from './lists';

/**
 * Turns the HTML of editors (CKEditor, TinyMCE, Quill, Gutenberg, Tiptap, Lexical, Froala, Word, Google Docs) into plain
 * HTML for `layOut`: elements instead of attributes and classes, what a script would load, and links or texts in place of
 * what a page cannot show. The emphasis in a style stays.
 */
export function fromDialects(nodes: Nodes): Nodes {
  const breaks = { left: maxLineBreaks };
  const walk = (siblings: Nodes, parent?: Element): Nodes => {
    const changed = siblings.flatMap((node) => {
      if (node.type !== 'element') return [node];
      if (isHidden(node)) return [];
      const source = { ...node, children: walk(node.children, node) };
      return change({ ...source, children: breakLines(source, breaks) }, parent);
    });
    return joinLists(withoutNoscript(changed));
  };
  return walk(nodes);
}

/** What editors and scripts hide: comments of Word, and what is only drawn beside an accessible text. */
function isHidden(source: Element): boolean {
  const isOfWord = /mso-hide:\s?all|mso-comment-reference|mso-element:\s?comment/i;
  const isDrawn = /^(?:katex-html|wp-block-accordion-heading__toggle-icon)$/;
  if (writtenName(source) === 'mjx-math' || classOf(source, isDrawn)) return true;
  return isOfWord.test(property(source, 'style'));
}

/** The content of an element, its line breaks as elements where its style shows them, while there are `breaks` left. */
function breakLines(source: Element, breaks: { left: number }): Nodes {
  const isBlock = isElement(source, 'p', 'div', 'li', 'td', 'blockquote');
  const keepsLines = /^(?:pre-wrap|pre-line|break-spaces)/.test(styled(source, 'white-space'));
  if (!isBlock || !keepsLines) return source.children;
  return mapTree(source.children, (node) => {
    if (node.type !== 'text') return [node];
    const [first = '', ...lines] = node.value.split('\n');
    if (lines.length > breaks.left) return [node];
    breaks.left -= lines.length;
    return [text(first), ...lines.flatMap((line) => [element('br'), text(line)])];
  });
}

function change(source: Element, parent: Element | undefined): Nodes {
  const { children } = source;
  // Word online has each item in a list of its own.
  const isList = (child: Nodes[number]) => isBlank(child) || isElement(child, 'ol', 'ul');
  if (classOf(source, /^ListContainerWrapper$/) && children.every(isList)) return children;
  // TeX, where an editor or KaTeX wrote it.
  const tex = property(source, classOf(source, /^ql-formula$/) ? 'dataValue' : 'dataLatex');
  if (tex !== '') return [element('code', {}, [text(tex)])];
  const name = writtenName(source);
  const parts = children.filter((child) => child.type === 'element');
  const replaced = rules.get(name)?.(source, parts, parent) ?? frameOf(source);
  if (replaced !== null) return replaced;
  const isCode =
    classOf(source, /^ql-code-block-container$/) || styled(source, 'white-space') === 'pre';
  if (source.tagName === 'div' && isCode) return preformatted(source);
  const made = { ...source, tagName: nameOf(source) };
  // Stands apart from the words around it without a space between.
  const isApart = /^(?:button|desc|label|legend|text|[a-z]+-.*)$/.test(name);
  return isApart && isVisible(children) ? [text(' '), made, text(' ')] : [made];
}

type Rule = (source: Element, parts: Element[], parent: Element | undefined) => Nodes | null;

const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u200d|\ufe0f){1,16}$/u;

/** The box of a form, or the image of one. */
const box = (isChecked: boolean) => text(isChecked ? '☑ ' : '☐ ');

/** What shows instead of some elements, by their names: of editors, of forms, of MathML, of no HTML. */
const rules = new Map(
  Object.entries<Rule>({
    area: (source) => [{ ...source, tagName: 'a', children: [text(property(source, 'alt'))] }],
    // A block of Lexical.
    code: (source) => {
      const isBlock = property(source, 'dataLanguage', 'dataHighlightLanguage') !== '';
      return isBlock ? [element('pre', {}, [source])] : null;
    },
    img: (source) => {
      const alt = property(source, 'alt').trim();
      const isBox = String(source.properties.ariaRoleDescription) === 'checkbox';
      if (isBox) return [box(alt === 'checked')];
      // A script made an image of a character.
      const isEmoji = emoji.test(alt) || classOf(source, /^(?:emoji|wp-smiley|twemoji)$/);
      return [isEmoji && alt !== '' ? text(alt) : loaded(source)];
    },
    input: (source) => {
      const type = property(source, 'type').toLowerCase();
      if (type === 'checkbox' || type === 'radio') return [box(source.properties.checked === true)];
      // A password and what is hidden are not shown.
      const isShown = type !== 'hidden' && type !== 'password';
      return isShown ? [text(` ${property(source, 'value', 'alt')} `)] : [];
    },
    li: (source, _, list) => (isElement(list, 'ol', 'ul') ? [withBox(source, list)] : null),
    mfrac: (_, [first, second]) => [...grouped(first), text('/'), ...grouped(second), text(' ')],
    msqrt: (_, parts) => [text('√'), ...grouped(element('span', {}, parts))],
    msub: (_, [base, low]) => (base && low ? [base, element('sub', {}, [low])] : null),
    msup: (_, [base, high]) => (base && high ? [base, element('sup', {}, [high])] : null),
    optgroup: (source) => [text(` ${property(source, 'label')}`), ...source.children, text(' ')],
    pre: preformatted,
    rt: ({ children }) => [text(' ('), ...children, text(')')],
    // The first child is the formula, the others say it in other languages.
    semantics: (_, parts) => {
      const tex = parts.find((part) => property(part, 'encoding') === 'application/x-tex');
      return tex ? [element('code', {}, [text(wordsOf([tex]))])] : parts.slice(0, 1);
    },
    source: (source) => [loaded(source)],
    span: (source) => {
      const words = property(source, 'dataLabel', 'dataValue');
      return words === '' || isVisible(source.children) ? null : [text(words)];
    },
    // The id of a reference to a note belongs to its link.
    sup: ({ properties, children: [link, another] }) => {
      if (isElement(link, 'a') && !another) link.properties.id ??= properties.id;
      return null;
    },
    svg: (source) => {
      const name = property(source, 'label', 'ariaLabel');
      return name === '' ? source.children : [text(name)];
    },
  }),
);

/** In brackets, when it has more than one term. */
function grouped(part: Element | undefined): Nodes {
  if (part === undefined) return [];
  return /^[\p{L}\p{N}]{0,9}$/u.test(wordsOf([part])) ? [part] : [text('('), part, text(')')];
}

/** Preformatted text; an editor may have written each line as a block. */
function preformatted({ children }: Element): Nodes {
  const blocks = children.filter((child) => !isBlank(child));
  if (!blocks.some((child) => isElement(child, 'div', 'p'))) return [element('pre', {}, children)];
  const lines = blocks.map((line) => (line.type === 'element' ? line.children : [line]));
  return [element('pre', {}, lines.flatMap((line) => [text('\n'), ...line]).slice(1))];
}

/** The elements of classes of Word, of WordPress before blocks and of Froala, and of roles of WAI-ARIA 1.2. */
const namesOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:role=h|MsoH)eading([1-6])$/, 'h$1'],
  [/^MsoTitle$/, 'h1'],
  [/^Mso(?:Intense)?Quote.*$/, 'blockquote'],
  [/^(?:wp-caption|fr-img-wrap)$/, 'figure'],
  [/^(?:wp-caption-text|wp-caption-dd|fr-inner)$/, 'figcaption'],
  [/^role=(blockquote|code|mark|strong)$/, '$1'],
  [/^role=deletion$/, 'del'],
  [/^role=emphasis$/, 'em'],
  [/^role=insertion$/, 'ins'],
  [/^role=list$/, 'ul'],
  [/^role=listitem$/, 'li'],
  [/^role=separator$/, 'hr'],
  [/^role=subscript$/, 'sub'],
  [/^role=superscript$/, 'sup'],
];

/** The name of the element that an element is by its role, or by a class. */
function nameOf(source: Element): string {
  if (!isElement(source, 'dd', 'div', 'dl', 'p', 'span')) return source.tagName;
  const role = property(source, 'role');
  const level = role === 'heading' ? property(source, 'ariaLevel') : '';
  const written = [`role=${role}${level}`, ...(source.properties.className ?? []).map(String)];
  for (const [pattern, name] of namesOf) {
    const found = written.find((one) => pattern.test(one));
    if (found !== undefined) return found.replace(pattern, name);
  }
  return source.tagName;
}
