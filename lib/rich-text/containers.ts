import type { Element, ElementContent } from 'hast';
import { type Context, type Flow, within } from './context';
import { element, isBlank, isElement, text } from './element';
import { inline } from './inline';
import { trimmed } from './paragraphs';
import { hasName, isVisible, wordsOf } from './words';

/** A quotation; its author is a paragraph in it. */
export function quote(source: Element, context: Context, flow: Flow): ElementContent[] {
  const blocks = flow(source.children, within(context), 'loose');
  return blocks.length === 0 ? [] : [element('blockquote', {}, blocks)];
}

/** Closed `details`. The summary is always present, as the accessible name. */
export function details(source: Element, context: Context, flow: Flow): ElementContent[] {
  const { first: summary, rest } = takeFirst(source, 'summary');
  const blocks = flow(rest, within(context), 'loose');
  if (blocks.length === 0 && summary.length === 0) return [];
  const words = trimmed(inline(summary, within(context)));
  const name = hasName(words) ? words : [text('Détails')];
  return [element('details', {}, [element('summary', {}, name), ...blocks])];
}

/** An image, or other content, with its caption; a paragraph when only the caption is left. */
export function figure(source: Element, context: Context, flow: Flow): ElementContent[] {
  const { first: caption, rest } = takeFirst(source, 'figcaption');
  const shown = flow(rest, within(context), 'tight');
  const words = trimmed(inline(caption, within(context)));
  if (!isVisible(shown)) return isVisible(words) ? [element('p', {}, words)] : [];
  if (!isVisible(words)) return [element('figure', {}, shown)];
  const figcaption = element('figcaption', {}, words);
  const isAbove = source.children.find((child) => !isBlank(child)) === caption[0];
  // RGAA 1.9: not every screen reader relates a caption to its figure. The HTML standard allows no other
  // role here.
  const name = { role: 'figure', ariaLabel: wordsOf(words) };
  return [element('figure', name, isAbove ? [figcaption, ...shown] : [...shown, figcaption])];
}

function takeFirst({ children }: Element, name: string) {
  const first = children.find((child) => isElement(child, name));
  return {
    first: first === undefined ? [] : [first],
    rest: children.filter((child) => child !== first),
  };
}

/** Text with its line breaks, such as a formula; lines that are wider than the column wrap. */
export function preformatted({ children }: Element, context: Context): ElementContent[] {
  const content = withoutFirstBreaks(inline(children, { ...context, separator: '\n' }));
  return isVisible(content) ? [element('pre', {}, content)] : [];
}

/** The HTML parser drops a line break right after `<pre>`. */
function withoutFirstBreaks(nodes: ElementContent[]): ElementContent[] {
  const start = nodes.findIndex((node) => node.type !== 'text' || /[^\n]/.test(node.value));
  const [first, ...rest] = nodes.slice(start);
  if (first === undefined) return [];
  return [first.type === 'text' ? text(first.value.replace(/^\n+/, '')) : first, ...rest];
}
