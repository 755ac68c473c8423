import { isNamedOneOf } from './blocks';
import { type Context, type Flow, within } from './context';
import { inline } from './inline';
import { trimmed } from './paragraphs';
import { isNamed } from './readable';
import type { SourceElement } from './source';
import { type BodyNode, element } from './tree';

/** What opens on demand, closed at first. Without a summary it could not be opened by its name. */
export function details({ children }: SourceElement, context: Context, flow: Flow): BodyNode[] {
  const summary = children.find((child) => isNamedOneOf(child, 'summary'));
  const blocks = flow(
    children.filter((child) => child !== summary),
    within(context),
    'loose',
  );
  if (blocks.length === 0 && summary === undefined) return [];
  const words = trimmed(inline(summary ? [summary] : [], within(context)));
  const named = isNamed(words) ? words : ['Détails'];
  return [element('details', {}, [element('summary', {}, named), ...blocks])];
}
