import { type Context, type Flow, within } from './context';
import type { SourceElement } from './source';
import { type BodyNode, element } from './tree';

/** A quotation, its author in it as text. */
export function quote(source: SourceElement, context: Context, flow: Flow): BodyNode[] {
  const blocks = flow(source.children, within(context), 'loose');
  return blocks.length === 0 ? [] : [element('blockquote', {}, blocks)];
}
