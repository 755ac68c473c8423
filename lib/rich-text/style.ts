import type { Element } from 'hast';
import { property } from './element';

/** The value of the first of these properties that the style of an element has, in lower case; '' without one. */
export function styled(source: Element, ...keys: string[]): string {
  const style = property(source, 'style').toLowerCase();
  const declarations = style.split(';').map((declaration): [string, string] => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim(), value.join(':').trim()];
  });
  // The last declaration of a property applies.
  const values = new Map(declarations);
  return keys.map((key) => values.get(key)).find(Boolean) ?? '';
}

const bold = /(?:^| )(?:bold|bolder|[6-9]\d\d|1000)(?![\w.%-])/;
const thin = /^(?:normal|lighter|[1-5]\d\d)/;

/** The elements that a style stands for: its properties, and the values that put text in the element, or take it out. */
const rules: [name: string, properties: string[], on: RegExp, off?: RegExp][] = [
  ['strong', ['font-weight', 'font'], bold, thin],
  ['em', ['font-style', 'font'], /(?:^| )(?:italic|oblique)/, /^normal/],
  ['s', ['text-decoration', 'text-decoration-line'], /line-through/],
  ['u', ['text-decoration', 'text-decoration-line'], /underline/],
  ['sub', ['vertical-align'], /^sub/],
  ['sup', ['vertical-align'], /^super/],
];

/** For the names of such elements, whether the style of an element puts its text in one, or takes it out. */
export function styleMarks(source: Element): Readonly<Record<string, boolean>> {
  const marks: Record<string, boolean> = {};
  if (source.properties.style === undefined) return marks;
  for (const [name, keys, on, off] of rules) {
    const value = styled(source, ...keys);
    if (on.test(value)) marks[name] = true;
    else if (off?.test(value)) marks[name] = false;
  }
  if (isHighlight(styled(source, 'background-color', 'background'))) marks.mark = true;
  return marks;
}

const highlighters =
  /^(?:aqua|cyan|fuchsia|lime|magenta|orange|pink|yellow|light(?:blue|cyan|green|pink|yellow))\b/;
const rgb = /^rgba?\(\s{0,3}(\d{1,3})[, ]{1,4}(\d{1,3})[, ]{1,4}(\d{1,3})/;
const hex = /^#([\da-f]{1,2})([\da-f]{1,2})([\da-f]{1,2})$/;

/** Whether a background is a colour; white, grey and black come with the page that text is pasted from. */
function isHighlight(background: string): boolean {
  const decimal = rgb.exec(background)?.slice(1).map(Number) ?? [];
  const digits = hex.exec(background)?.slice(1) ?? [];
  const channels = digits.map((pair) => Number.parseInt(pair.padStart(2, pair), 16));
  const spread = Math.max(...decimal, ...channels) - Math.min(...decimal, ...channels);
  return spread > 40 || highlighters.test(background);
}
