import type { Element, ElementContent } from 'hast';
import { element, isBlank, isElement, property, text, wholeNumber } from '@/lib/rich-text/element';
import { classOf, hasClass, writtenName } from './element-name';
import { embeddedUrl, fieldText, frameOf, hasContent, withoutNoscript } from './embeds';
import { formulaOf } from './formulas';
import { captionedFigure, loadedImage, loadedPicture, loadedSource } from './images';
import { boxOf, joinLists, withBox } from './lists';
import {
  emphasisOf,
  emphasisWithin,
  isPreformatted,
  keepsLines,
  styleOf,
  withEmphasis,
} from './style';

/** What the words of an element inherit. */
type Around = {
  /** Whether the line breaks of the source are those of the text. */
  keepsLines: boolean;
  inLink: boolean;
  /** `strong`, `em`. */
  emphasis: ReadonlySet<string>;
};

/**
 * Turns the HTML of editors (CKEditor, TinyMCE, Quill, Gutenberg, Tiptap, Lexical, Froala, Word, Google Docs)
 * into plain HTML: elements say what editors say by an attribute, a class or a style; what a script would load
 * is there; and what a page cannot show is a link or its text. For `layOut`, which writes no attribute that it
 * has not checked.
 */
export function fromDialects(nodes: ElementContent[]): ElementContent[] {
  return walk(nodes, { keepsLines: false, inLink: false, emphasis: new Set() });
}

function walk(nodes: ElementContent[], around: Around): ElementContent[] {
  const changed = nodes.flatMap((node) => {
    if (node.type === 'text') return around.keepsLines ? lineBreaks(node.value) : [node];
    return node.type === 'element' ? change(node, around) : [];
  });
  return joinLists(withoutNoscript(changed));
}

function change(source: Element, around: Around): ElementContent[] {
  if (isHidden(source)) return [];
  const box = boxOf(source);
  if (box !== null) return [text(`${box} `)];
  if (source.tagName === 'img') return [loadedImage(source)];
  const emphasis = emphasisOf(source, around.emphasis, around.inLink);
  const children = walk(source.children, {
    keepsLines: around.keepsLines || keepsLines(source),
    inLink: around.inLink || source.tagName === 'a',
    emphasis: emphasisWithin(around.emphasis, emphasis),
  });
  const changed = { ...source, children };
  const replaced =
    formulaOf(changed) ?? fieldText(changed) ?? embeddedUrl(changed) ?? frameOf(changed);
  if (replaced !== null) return replaced;
  const made = plain(withEmphasis(changed, emphasis));
  return isApart(source) && hasContent(children) ? [text(' '), made, text(' ')] : [made];
}

/** What editors and scripts hide: comments of Word, and what is only drawn beside an accessible text. */
function isHidden(source: Element): boolean {
  const style = styleOf(source);
  return (
    style.get('mso-hide') === 'all' ||
    style.has('mso-comment-reference') ||
    (style.get('mso-element') ?? '').startsWith('comment') ||
    hasClass(source, /^(?:katex-html|wp-block-accordion-heading__toggle-icon)$/) ||
    writtenName(source) === 'mjx-math'
  );
}

/** Whether an element stands apart from the words around it without a space between. */
function isApart(source: Element): boolean {
  return /^(?:button|desc|label|legend|optgroup|text|[a-z]+-.*)$/.test(writtenName(source));
}

/** The element that says by its name what this one says otherwise. */
function plain(source: Element): Element {
  switch (source.tagName) {
    case 'ol':
    case 'ul':
      return { ...source, children: source.children.map((item) => withBox(item, source)) };
    case 'picture':
      return loadedPicture(source);
    case 'source':
      return loadedSource(source);
    case 'code': {
      // A block of Lexical.
      const isBlock = ['dataLanguage', 'dataHighlightLanguage'].some((name) =>
        property(source, name),
      );
      return isBlock ? element('pre', {}, [source]) : source;
    }
    case 'sup':
      return withNoteId(source);
    case 'span':
      return captionedFigure(block(named(source)));
    default:
      return isPreformatted(source) ? lines(source) : captionedFigure(block(source));
  }
}

function named(source: Element): Element {
  const label = property(source, 'label') || property(source, 'ariaLabel');
  switch (writtenName(source)) {
    case 'area':
      return { ...source, tagName: 'a', children: [text(property(source, 'alt'))] };
    case 'optgroup':
      return { ...source, children: [text(label), ...source.children] };
    case 'rt':
      return { ...source, children: [text(' ('), ...source.children, text(')')] };
    case 'svg':
      return label === '' ? source : { ...source, children: [text(label)] };
    default: {
      const said = property(source, 'dataLabel') || property(source, 'dataValue');
      const isSaid = said !== '' && !hasContent(source.children);
      return isSaid ? { ...source, children: [text(said)] } : source;
    }
  }
}

/** The id of a reference to a note belongs to its link. */
function withNoteId(source: Element): Element {
  const [link, another] = source.children;
  if (!link || another || !isElement(link, 'a') || property(source, 'id') === '') return source;
  const properties = { id: property(source, 'id'), ...link.properties };
  return { ...source, children: [{ ...link, properties }] };
}

/** Elements of the roles of WAI-ARIA 1.2 that a `div` or a `span` may have in a text. */
const elementsOfRoles: ReadonlyMap<string, string> = new Map([
  ['blockquote', 'blockquote'],
  ['code', 'code'],
  ['deletion', 'del'],
  ['emphasis', 'em'],
  ['insertion', 'ins'],
  ['list', 'ul'],
  ['listitem', 'li'],
  ['mark', 'mark'],
  ['separator', 'hr'],
  ['strong', 'strong'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
]);

/** The element of a role, or of a style of Word. */
function block(source: Element): Element {
  if (!isElement(source, 'div', 'p', 'span')) return source;
  const tagName = elementsOfRoles.get(property(source, 'role'));
  if (tagName !== undefined) return { ...source, tagName };
  const level = classOf(source.properties.className, /^MsoHeading([1-6])$/)?.[1];
  const role = property(source, 'role') === 'heading' && wholeNumber(source, 'ariaLevel', 1, 6);
  if (level || role) return { ...source, tagName: `h${level ?? role}` };
  if (hasClass(source, /^MsoTitle$/)) return { ...source, tagName: 'h1' };
  if (hasClass(source, /^Mso(?:Intense)?Quote/)) return { ...source, tagName: 'blockquote' };
  return source;
}

/** Preformatted text; an editor may have written each line as a block. */
function lines(source: Element): Element {
  const blocks = source.children.filter((child) => !isBlank(child));
  const isSplit = blocks.length > 0 && blocks.some((child) => isElement(child, 'div', 'p'));
  const children = isSplit
    ? blocks.flatMap((line, index) => [
        text(index === 0 ? '' : '\n'),
        ...(line.type === 'element' ? line.children : [line]),
      ])
    : source.children;
  return element('pre', {}, children);
}

function lineBreaks(value: string): ElementContent[] {
  return value
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [text(line)] : [element('br'), text(line)]));
}
