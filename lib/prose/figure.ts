import { isNamedOneOf } from './blocks';
import { type Context, type Flow, within } from './context';
import { inline } from './inline';
import { trimmed } from './paragraphs';
import { isReadable } from './readable';
import type { SourceElement } from './source';
import { type BodyNode, element } from './tree';
import { wordsOf } from './words';

/** A picture, or anything else, with its caption; nothing when the caption has lost its picture. */
export function figure({ children }: SourceElement, context: Context, flow: Flow): BodyNode[] {
  const caption = children.find((child) => isNamedOneOf(child, 'figcaption'));
  const shown = flow(
    children.filter((child) => child !== caption),
    within(context),
    'tight',
  );
  if (!isReadable(shown)) return [];
  const words = trimmed(inline(caption ? [caption] : [], within(context)));
  const captions = isReadable(words) ? [element('figcaption', {}, words)] : [];
  const first = children.find((child) => typeof child !== 'string' || child.trim() !== '');
  // RGAA 1.9: not every screen reader knows whose caption it is. The HTML standard has no other role here.
  const named = captions.length > 0 ? { role: 'figure', 'aria-label': wordsOf(words) } : {};
  return [
    element('figure', named, first === caption ? [...captions, ...shown] : [...shown, ...captions]),
  ];
}
