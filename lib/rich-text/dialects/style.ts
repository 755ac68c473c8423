import type { Element } from 'hast';
import { classOf, isElement, property } from '@/lib/rich-text/element';

/** The declarations of a `style` attribute in lower case, by property; the last one of each. */
export function styleOf(source: Element): ReadonlyMap<string, string> {
  const declarations = property(source, 'style').toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

const bold = /(?:^| )(?:bold|bolder|[6-9]\d\d|1000)(?![\w.%-])/;
const thin = /^(?:normal|lighter|[1-5]\d\d)/;

/** The elements of a style: the properties that say it, and values by which text is in it, or is not. */
const rules: [name: string, properties: string[], on: RegExp, off?: RegExp][] = [
  ['strong', ['font-weight', 'font'], bold, thin],
  ['em', ['font-style', 'font'], /(?:^| )(?:italic|oblique)/, /^normal/],
  ['s', ['text-decoration', 'text-decoration-line'], /line-through/],
  ['u', ['text-decoration', 'text-decoration-line'], /underline/],
  ['sub', ['vertical-align'], /^sub/],
  ['sup', ['vertical-align'], /^super/],
];

/** Whether the style of an element makes its text that of other elements, by their names, or of none. */
export function styleMarks(source: Element): Readonly<Record<string, boolean>> {
  const marks: Record<string, boolean> = {};
  if (source.properties.style === undefined) return marks;
  const style = styleOf(source);
  for (const [name, properties, on, off] of rules) {
    const values = properties.map((property) => style.get(property) ?? '');
    if (values.some((value) => on.test(value))) marks[name] = true;
    else if (values.some((value) => off?.test(value))) marks[name] = false;
  }
  const background = style.get('background-color') ?? style.get('background') ?? '';
  return isHighlight(background) ? { ...marks, mark: true } : marks;
}

const rgb = /^rgba?\(\s{0,3}(\d{1,3})[, ]{1,4}(\d{1,3})[, ]{1,4}(\d{1,3})/;
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
  const isBlock =
    classOf(source, /^ql-code-block-container$/) !== null || whiteSpaceOf(source) === 'pre';
  return source.tagName === 'pre' || (source.tagName === 'div' && isBlock);
}

/** Whether the line breaks of the source are those of the text. */
export function keepsLines(source: Element): boolean {
  const isBlock = isElement(source, 'p', 'div', 'li', 'td', 'blockquote');
  return isBlock && /^(?:pre-wrap|pre-line|break-spaces)/.test(whiteSpaceOf(source));
}

function whiteSpaceOf(source: Element): string {
  return styleOf(source).get('white-space') ?? '';
}
