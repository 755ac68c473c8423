import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  classOf,
  element,
  isBlank,
  isElement,
  isVisible,
  mapTree,
  type Nodes,
  names,
  property,
  text,
  withBreaks,
  writtenName,
} from '@/lib/rich-text/element';
import { maxLineBreaks } from '@/lib/rich-text/html';
import { emojiOf, loaded } from '@/lib/rich-text/images';
import { frameOf, withoutNoscript } from '@/lib/rich-text/media';
import { boxOf, joinLists, withBoxes } from './lists';
import { isPreformatted, keepsLines } from './style';

/**
 * Turns the HTML of editors (CKEditor, TinyMCE, Quill, Gutenberg, Tiptap, Lexical, Froala, Word, Google Docs)
 * into plain HTML: elements say what editors say by an attribute or a class, and the style of a block; what a
 * script would load is there; and what a page cannot show is a link or its text. For `layOut`, which reads the
 * emphasis in a style, and writes no attribute that it has not checked.
 */
export function fromDialects(nodes: Nodes): Nodes {
  const breaks = { left: maxLineBreaks };
  const walk = (siblings: Nodes): Nodes => {
    const changed = siblings.flatMap((node) =>
      node.type === 'element' ? change({ ...node, children: walk(node.children) }, breaks) : [node],
    );
    return joinLists(withoutNoscript(changed));
  };
  return walk(nodes);
}

/** @param breaks how many line breaks may become elements. */
function change(source: Element, breaks: { left: number }): Nodes {
  if (isHidden(source)) return [];
  const words = boxOf(source) ?? emojiOf(source);
  if (words !== null) return [text(words)];
  if (keepsLines(source)) {
    source.children = mapTree(source.children, (node) =>
      node.type === 'text' ? withBreaks(node.value, breaks) : [node],
    );
  }
  const replaced = contentOf(source) ?? frameOf(source);
  if (replaced !== null) return replaced;
  const made = plain(source);
  // Stands apart from the words around it without a space between.
  const isApart = /^(?:button|desc|label|legend|text|[a-z]+-.*)$/.test(writtenName(source));
  return isApart && isVisible(source.children) ? [text(' '), made, text(' ')] : [made];
}

/** What editors and scripts hide: comments of Word, and what is only drawn beside an accessible text. */
function isHidden(source: Element): boolean {
  const isOfWord = /mso-hide:\s?all|mso-comment-reference|mso-element:\s?comment/i;
  const isDrawn = /^(?:katex-html|wp-block-accordion-heading__toggle-icon)$/;
  const isDrawing = writtenName(source) === 'mjx-math' || classOf(source, isDrawn) !== null;
  return isDrawing || isOfWord.test(property(source, 'style'));
}

/** What shows instead of elements that are none of HTML, of forms, and of MathML. */
const contents: Readonly<Record<string, (source: Element, parts: Element[]) => Nodes>> = {
  area: (source) => [{ ...source, tagName: 'a', children: [text(property(source, 'alt'))] }],
  // A password and what is hidden are not shown.
  input: (source) => {
    const isShown = !/^(?:hidden|password)$/i.test(property(source, 'type'));
    return isShown ? [text(` ${property(source, 'value', 'alt')} `)] : [];
  },
  mfrac: (_, [first, second]) => [...grouped(first), text('/'), ...grouped(second), text(' ')],
  msqrt: (_, parts) => [text('√'), ...grouped(element('span', {}, parts))],
  msub: (source, parts) => raised('sub', source, parts),
  msup: (source, parts) => raised('sup', source, parts),
  optgroup: (source) => [text(` ${property(source, 'label')}`), ...source.children, text(' ')],
  rt: ({ children }) => [text(' ('), ...children, text(')')],
  // The first child is the formula, the others say it in other languages.
  semantics: (_, parts) => {
    const tex = parts.find((part) => property(part, 'encoding') === 'application/x-tex');
    return tex ? [element('code', {}, [text(textOf(tex))])] : parts.slice(0, 1);
  },
  svg: (source) => {
    const name = property(source, 'label', 'ariaLabel');
    return name === '' ? source.children : [text(name)];
  },
};

/** What shows instead of an element: TeX, where an editor or KaTeX wrote it; `null` for any other. */
function contentOf(source: Element): Nodes | null {
  const tex = property(source, classOf(source, /^ql-formula$/) ? 'dataValue' : 'dataLatex');
  if (tex !== '') return [element('code', {}, [text(tex)])];
  const parts = source.children.filter((child) => child.type === 'element');
  const name = property(source, 'dataElement');
  return Object.hasOwn(contents, name) ? (contents[name]?.(source, parts) ?? null) : null;
}

function raised(name: string, { children }: Element, [first, second]: Element[]): Nodes {
  return first && second ? [first, element(name, {}, [second])] : children;
}

/** In brackets, when it has more than one term. */
function grouped(part: Element | undefined): Nodes {
  if (part === undefined) return [];
  return /^[\p{L}\p{N}]{0,9}$/u.test(textOf(part)) ? [part] : [text('('), part, text(')')];
}

/** The element that says by its name what this one says otherwise. */
function plain(source: Element): Element {
  const { tagName, children } = source;
  if (isPreformatted(source)) return preformatted(source);
  if (isElement(source, 'ol', 'ul')) return withBoxes(source);
  if (isElement(source, 'img', 'source')) return loaded(source);
  // A block of Lexical.
  const isCode = tagName === 'code' && property(source, 'dataLanguage', 'dataHighlightLanguage');
  if (isCode) return element('pre', {}, [source]);
  // The id of a reference to a note belongs to its link.
  const [link, another] = children;
  if (tagName === 'sup' && isElement(link, 'a') && !another) {
    link.properties.id ??= source.properties.id;
  }
  const words = property(source, 'dataLabel', 'dataValue');
  const isLabelled = tagName === 'span' && words !== '' && !isVisible(children);
  return { ...source, tagName: nameOf(source), children: isLabelled ? [text(words)] : children };
}

/** The elements of classes, with the level of a heading from the class. */
const namesOfClasses: readonly (readonly [RegExp, string])[] = [
  [/^MsoTitle$/, 'h1'],
  [/^MsoHeading([1-6])$/, 'h$1'],
  [/^Mso(?:Intense)?Quote.*$/, 'blockquote'],
  // WordPress before blocks, Froala.
  [/^(?:wp-caption|fr-img-wrap)$/, 'figure'],
  [/^(?:wp-caption-text|wp-caption-dd|fr-inner)$/, 'figcaption'],
];

/** The elements of the roles of WAI-ARIA 1.2 that a `div` or a `span` may have in a text. */
const namesOfRoles: ReadonlyMap<string, string> = new Map([
  ...names('blockquote code mark strong').map((name) => [name, name] as const),
  ['deletion', 'del'],
  ['emphasis', 'em'],
  ['insertion', 'ins'],
  ['list', 'ul'],
  ['listitem', 'li'],
  ['separator', 'hr'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
]);

/** The name of the element that an element is by its role, or by its class. */
function nameOf(source: Element): string {
  if (!isElement(source, 'dd', 'div', 'dl', 'p', 'span')) return source.tagName;
  const role = property(source, 'role');
  const level = property(source, 'ariaLevel');
  if (role === 'heading' && /^[1-6]$/.test(level)) return `h${level}`;
  for (const [pattern, name] of namesOfClasses) {
    const [found] = classOf(source, pattern) ?? [];
    if (found !== undefined) return found.replace(pattern, name);
  }
  return namesOfRoles.get(role) ?? source.tagName;
}

/** Preformatted text; an editor may have written each line as a block. */
function preformatted({ children }: Element): Element {
  const blocks = children.filter((child) => !isBlank(child));
  if (!blocks.some((child) => isElement(child, 'div', 'p'))) return element('pre', {}, children);
  const lines = blocks.flatMap((line) => [
    text('\n'),
    ...(line.type === 'element' ? line.children : [line]),
  ]);
  return element('pre', {}, lines.slice(1));
}
