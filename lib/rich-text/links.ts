import type { Element, ElementContent } from 'hast';
import { decodeUri } from '@/lib/runtime/decode-uri';
import { element, isElement, property, text } from './element';
import { leavesSite } from './url';

/** The hint on a new tab, for screen readers; styled by `components/rich-text/rich-text.module.css`. */
export const hintClass = 'rich-text-hint';

const hint = '(nouvelle fenêtre)';
const typedHint = /\s?\(nouvelle fenêtre\)\s{0,9}$/i;

/** Removes the hint at the end of the source of a link, typed or ours; it is added where it applies. */
export function withoutHint(content: ElementContent[]): ElementContent[] {
  const last = content.at(-1);
  const rest = content.slice(0, -1);
  if (last?.type === 'text') return [...rest, text(last.value.replace(typedHint, ''))];
  return last?.type === 'element'
    ? [...rest, { ...last, children: withoutHint(last.children) }]
    : content;
}

/** The final URL of a normalized link, and whether it opens a new tab. */
export type LinkRule = (href: string) => { href: string; newTab: boolean };

/** The rule of posts: links that leave the site open a new tab. */
export const leavesInNewTab: LinkRule = (href) => ({ href, newTab: leavesSite(href) });

/**
 * Sets the id of what a link refers to that is not a heading: a note, a paragraph, another link. The first with a
 * name has it; other ids are removed.
 *
 * @param anchors the ids of headings, by the names that the content has for them; gets those of notes.
 */
export function placeNotes(elements: Element[], anchors: Map<string, string>): void {
  const fragments = new Set(elements.map(fragmentOf));
  let count = 0;
  for (const node of elements) {
    if (!isElement(node, 'a', 'li', 'p')) continue;
    const name = property(node, 'id');
    node.properties.id = undefined;
    if (name === '' || !fragments.has(name) || anchors.has(name)) continue;
    count += 1;
    // No heading has two hyphens in its id.
    node.properties.id = `section--note-${count}`;
    anchors.set(name, node.properties.id);
  }
}

function fragmentOf(source: Element): string | null {
  const href = property(source, 'href');
  return href.startsWith('#') ? (decodeUri(href.slice(1)) ?? href.slice(1)) : null;
}

/**
 * A link with the new tab of the rule and its hint, or to the id of its target on the page; only its content where
 * there is no such target.
 */
export function finishLink(
  link: Element,
  anchors: ReadonlyMap<string, string>,
  rule: LinkRule,
): ElementContent[] {
  const { children } = link;
  const { href, id } = link.properties;
  const fragment = fragmentOf(link);
  if (href === undefined || fragment !== null) {
    const target = anchors.get(fragment ?? '');
    const isNeeded = target !== undefined || id !== undefined;
    return isNeeded ? [element('a', { href: target && `#${target}`, id }, children)] : children;
  }
  const { href: url, newTab } = rule(href);
  if (!newTab) return [element('a', { href: url, id }, children)];
  const properties = { href: url, id, target: '_blank', rel: ['noopener', 'noreferrer'] };
  const shownHint = element('span', { className: [hintClass] }, [text(` ${hint}`)]);
  return [element('a', properties, [...children, shownHint])];
}
