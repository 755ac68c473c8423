import type { Context } from './context';
import { inline } from './inline';
import { isReadable } from './readable';
import type { SourceElement } from './source';
import { type BodyNode, element } from './tree';

/** Text with its line breaks, such as code; it scrolls where it is wider than the column. */
export function preformatted({ children }: SourceElement, context: Context): BodyNode[] {
  const text = withoutFirstBreaks(inline(children, { ...context, gap: '\n' }));
  return isReadable(text) ? [element('pre', { tabindex: '0' }, text)] : [];
}

/** A browser takes the first line break after `<pre>` for part of the tag. */
function withoutFirstBreaks(text: BodyNode[]): BodyNode[] {
  const start = text.findIndex((node) => typeof node !== 'string' || /[^\n]/.test(node));
  const [first, ...rest] = text.slice(start);
  return first === undefined
    ? []
    : [typeof first === 'string' ? first.replace(/^\n+/, '') : first, ...rest];
}
