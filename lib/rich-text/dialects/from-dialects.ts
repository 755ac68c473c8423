import type { Element, ElementContent } from 'hast';
import {
  classOf,
  element,
  hasClass,
  isBlank,
  isElement,
  mapTree,
  property,
  text,
  withBreaks,
  writtenName,
} from '@/lib/rich-text/element';
import { maxLineBreaks } from '@/lib/rich-text/html';
import { emojiOf, loaded } from '@/lib/rich-text/images';
import { isVisible } from '@/lib/rich-text/words';
import { boxOf, withBox } from './boxes';
import { frameOf, withoutNoscript } from './embeds';
import { formulaOf } from './formulas';
import { joinLists } from './lists';
import { isPreformatted, keepsLines } from './style';

/**
 * Turns the HTML of editors (CKEditor, TinyMCE, Quill, Gutenberg, Tiptap, Lexical, Froala, Word, Google Docs)
 * into plain HTML: elements say what editors say by an attribute or a class, and the style of a block; what a
 * script would load is there; and what a page cannot show is a link or its text. For `layOut`, which reads the
 * emphasis in a style, and writes no attribute that it has not checked.
 */
export function fromDialects(nodes: ElementContent[]): ElementContent[] {
  return walk(nodes, { left: maxLineBreaks });
}

/** How many line breaks may become elements. */
type Breaks = { left: number };

function walk(nodes: ElementContent[], breaks: Breaks): ElementContent[] {
  const changed = nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? change(node, breaks) : [];
  });
  return joinLists(withoutNoscript(changed));
}

function change(source: Element, breaks: Breaks): ElementContent[] {
  if (isHidden(source)) return [];
  const box = boxOf(source);
  if (box !== null) return [text(`${box} `)];
  const emoji = emojiOf(source);
  if (emoji !== null) return [text(emoji)];
  let children = walk(source.children, breaks);
  if (keepsLines(source)) {
    children = mapTree(children, (node) =>
      node.type === 'text' ? withBreaks(node.value, breaks) : [node],
    );
  }
  const changed = { ...source, children };
  const replaced = formulaOf(changed) ?? fieldText(changed) ?? frameOf(changed);
  if (replaced !== null) return replaced;
  const made = plain(changed);
  return isApart(source) && isVisible(children) ? [text(' '), made, text(' ')] : [made];
}

/** What editors and scripts hide: comments of Word, and what is only drawn beside an accessible text. */
function isHidden(source: Element): boolean {
  const isOfWord = /mso-hide:\s?all|mso-comment-reference|mso-element:\s?comment/i;
  return (
    isOfWord.test(property(source, 'style')) ||
    hasClass(source, /^(?:katex-html|wp-block-accordion-heading__toggle-icon)$/) ||
    writtenName(source) === 'mjx-math'
  );
}

/** What a form shows: its words. A password and what is hidden are not shown. */
function fieldText(source: Element): ElementContent[] | null {
  if (writtenName(source) !== 'input') return null;
  const isShown = !/^(?:hidden|password)$/i.test(property(source, 'type'));
  return isShown ? [text(` ${property(source, 'value') || property(source, 'alt')} `)] : [];
}

/** Whether an element stands apart from the words around it without a space between. */
function isApart(source: Element): boolean {
  return /^(?:button|desc|label|legend|optgroup|text|[a-z]+-.*)$/.test(writtenName(source));
}

/** The element that says by its name what this one says otherwise. */
function plain(source: Element): Element {
  const { tagName, children } = source;
  if (isPreformatted(source)) return preformatted(source);
  switch (tagName) {
    case 'ol':
    case 'ul':
      return { ...source, children: children.map((item) => withBox(item, source)) };
    case 'img':
    case 'source':
      return loaded(source);
    case 'code':
      // A block of Lexical.
      return property(source, 'dataLanguage') || property(source, 'dataHighlightLanguage')
        ? element('pre', {}, [source])
        : source;
    case 'sup':
      return withNoteId(source);
    case 'span':
      return { ...source, tagName: nameOf(source), children: contentOf(source) };
    default:
      return { ...source, tagName: nameOf(source) };
  }
}

/** The attributes that have the words of an element. */
const wordsIn: ReadonlyMap<string, string[]> = new Map([
  ['area', ['alt']],
  ['svg', ['label', 'ariaLabel']],
]);

/** The content of an element that is none of HTML, or the words that an attribute has for it. */
function contentOf(source: Element): ElementContent[] {
  const { children } = source;
  const name = writtenName(source);
  if (name === 'rt') return [text(' ('), ...children, text(')')];
  if (name === 'optgroup') return [text(property(source, 'label')), ...children];
  const places = wordsIn.get(name) ?? ['dataLabel', 'dataValue'];
  const words = places.map((place) => property(source, place)).find(Boolean);
  return words && (name === 'svg' || !isVisible(children)) ? [text(words)] : children;
}

/** The id of a reference to a note belongs to its link. */
function withNoteId(source: Element): Element {
  const [link, another] = source.children;
  const id = property(source, 'id');
  if (another || !isElement(link, 'a') || id === '') return source;
  return { ...source, children: [{ ...link, properties: { id, ...link.properties } }] };
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
const namesOfRoles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      blockquote: 'blockquote',
      code: 'code',
      deletion: 'del',
      emphasis: 'em',
      insertion: 'ins',
    },
    ...{ list: 'ul', listitem: 'li', mark: 'mark', separator: 'hr', strong: 'strong' },
    ...{ subscript: 'sub', superscript: 'sup' },
  }),
);

/** The name of the element that an element is by its role, or by its class. */
function nameOf(source: Element): string {
  if (writtenName(source) === 'area') return 'a';
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
  const lines = blocks.map((line) => (line.type === 'element' ? line.children : [line]));
  return element(
    'pre',
    {},
    lines.flatMap((line, index) => (index === 0 ? line : [text('\n'), ...line])),
  );
}
