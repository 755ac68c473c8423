import type { Element, ElementContent } from 'hast';
import { element, isElement, property } from '@/lib/rich-text/element';
import { phrases } from '@/lib/rich-text/phrases';
import { hasClass } from './element-name';

type Style = ReadonlyMap<string, string>;

/** The declarations of a `style` attribute in lower case, by property; the last one of each. */
export function styleOf(source: Element): Style {
  const declarations = property(source, 'style').toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const;
    }),
  );
}

/** Elements of the same emphasis; `phrases` makes `u` an `em`. */
const strengths: Readonly<Record<string, string>> = {
  b: 'strong',
  em: 'em',
  i: 'em',
  strong: 'strong',
  u: 'em',
};

/** Blocks whose emphasis is that of their words, and not of their kind. */
const emphasised: ReadonlySet<string> = new Set(['blockquote', 'dd', 'div', 'p', 'td']);

/** What an element adds to the emphasis around it, as elements, and what it takes its content out of. */
export type Emphasis = { added: string[]; removed: string[] };

/**
 * The emphasis of an element, by its name and its style. Text that is thin within bold text, or upright within
 * italics, is taken out of them.
 *
 * @param around the emphasis of its parent: `strong`, `em`.
 */
export function emphasisOf(
  source: Element,
  around: ReadonlySet<string>,
  inLink: boolean,
): Emphasis {
  const { tagName } = source;
  if (!phrases.has(tagName) && tagName !== 'a' && !emphasised.has(tagName)) {
    return { added: [], removed: [] };
  }
  const marks = marksOf(styleOf(source));
  const own = strengths[tagName];
  const added = Object.keys(marks).filter(
    (name) =>
      marks[name] &&
      name !== own &&
      !around.has(strengths[name] ?? name) &&
      applies(name, source, inLink),
  );
  const isOwn = own !== undefined && marks[own] !== false && !around.has(own);
  return {
    added: isOwn ? [...added, tagName] : added,
    removed: ['strong', 'em'].filter((name) => marks[name] === false),
  };
}

/** The emphasis of the content of an element. */
export function emphasisWithin(around: ReadonlySet<string>, { added, removed }: Emphasis) {
  if (added.length === 0 && removed.length === 0) return around;
  const strong = added.flatMap((name) => strengths[name] ?? []);
  return new Set([...around, ...strong].filter((name) => !removed.includes(name)));
}

/** Puts the content of an element into the elements of its emphasis. */
export function withEmphasis(source: Element, { added, removed }: Emphasis): Element {
  const children = added.reduce((nodes, name) => emphasize(name, nodes), source.children);
  const tagName = source.tagName in strengths ? 'span' : source.tagName;
  return {
    ...source,
    tagName,
    children,
    properties: { ...source.properties, dataPlain: removed.join(' ') },
  };
}

/** Whether the style of an element makes its content that of another. Links are underlined anyway. */
function applies(name: string, source: Element, inLink: boolean): boolean {
  if (!phrases.has(source.tagName)) return ['strong', 'em', 's'].includes(name);
  return name !== 'u' || !(inLink || holdsLink(source));
}

/** The elements of a style: the properties that say it, and values by which text is in it, or is not. */
const rules: { name: string; properties: string[]; on: RegExp; off?: RegExp }[] = [
  {
    name: 'strong',
    properties: ['font-weight', 'font'],
    on: /(?:^| )(?:bold|bolder|[6-9]\d\d|1000)(?![\w.%-])/,
    off: /^(?:normal|lighter|[1-5]\d\d)/,
  },
  {
    name: 'em',
    properties: ['font-style', 'font'],
    on: /(?:^| )(?:italic|oblique)/,
    off: /^normal/,
  },
  { name: 's', properties: ['text-decoration', 'text-decoration-line'], on: /line-through/ },
  { name: 'u', properties: ['text-decoration', 'text-decoration-line'], on: /underline/ },
  { name: 'sub', properties: ['vertical-align'], on: /^sub/ },
  { name: 'sup', properties: ['vertical-align'], on: /^super/ },
];

function marksOf(style: Style): Record<string, boolean> {
  const marks: Record<string, boolean> = {};
  for (const { name, properties, on, off } of rules) {
    const values = properties.map((property) => style.get(property) ?? '');
    if (values.some((value) => on.test(value))) marks[name] = true;
    else if (values.some((value) => off?.test(value))) marks[name] = false;
  }
  if (isHighlight(style.get('background-color') ?? style.get('background') ?? ''))
    marks.mark = true;
  return marks;
}

/** Puts nodes in an element, except what is plain. */
function emphasize(name: string, nodes: ElementContent[]): ElementContent[] {
  const mark = strengths[name] ?? name;
  if (!nodes.some((node) => holdsPlain(node, mark))) return [element(name, {}, nodes)];
  return nodes.map((node) => {
    if (!holdsPlain(node, mark)) return element(name, {}, [node]);
    if (node.type !== 'element' || isPlain(node, mark)) return node;
    return { ...node, children: emphasize(name, node.children) };
  });
}

function holdsPlain(node: ElementContent, mark: string): boolean {
  return (
    node.type === 'element' &&
    (isPlain(node, mark) || node.children.some((child) => holdsPlain(child, mark)))
  );
}

function holdsLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(holdsLink));
}

function isPlain(node: Element, mark: string): boolean {
  return property(node, 'dataPlain').includes(mark);
}

const channel = '\\s{0,3}(\\d{1,3})\\s{0,3}';
const rgb = new RegExp(`^rgba?\\(${channel}[, ]${channel}[, ]${channel}`);
const hex = /^#([\da-f]{1,2})([\da-f]{1,2})([\da-f]{1,2})$/;
const highlighters =
  /^(?:aqua|cyan|fuchsia|lime|magenta|orange|pink|yellow|light(?:blue|cyan|green|pink|yellow))\b/;

/** Whether a background is a colour; white, grey and black come with the page that text is pasted from. */
function isHighlight(background: string): boolean {
  if (highlighters.test(background)) return true;
  const [, ...decimal] = rgb.exec(background) ?? [];
  const [, ...digits] = hex.exec(background) ?? [];
  const channels = [
    ...decimal.map(Number),
    ...digits.map((digit) => Number.parseInt(digit.padStart(2, digit), 16)),
  ];
  return Math.max(...channels) - Math.min(...channels) > 40;
}

/** The style of the numbers of a list as its `type`; 'bullet' for one without numbers. */
export function numberingOf(source: Element): string | undefined {
  const style = styleOf(source);
  const written = style.get('list-style-type') ?? style.get('list-style') ?? '';
  if (/^(?:lower|upper)-(?:alpha|latin)/.test(written)) return written.startsWith('l') ? 'a' : 'A';
  if (/^(?:lower|upper)-roman/.test(written)) return written.startsWith('l') ? 'i' : 'I';
  if (written.startsWith('decimal')) return '1';
  return /^(?:disc|circle|square)/.test(written) ? 'bullet' : undefined;
}

/** Whether an element is a block of code or of other preformatted text, as written or by its class or style. */
export function isPreformatted(source: Element): boolean {
  return (
    source.tagName === 'pre' ||
    (source.tagName === 'div' &&
      (hasClass(source, /^ql-code-block-container$/) ||
        styleOf(source).get('white-space') === 'pre'))
  );
}

/** Whether the line breaks of the source are those of the text. */
export function keepsLines(source: Element): boolean {
  return (
    isElement(source, 'p', 'div', 'li', 'td', 'blockquote') &&
    /^(?:pre-wrap|pre-line|break-spaces)/.test(styleOf(source).get('white-space') ?? '')
  );
}
