import type { Element, ElementContent } from 'hast';
import { decodeUri } from '@/lib/decode-uri';
import { element, isElement, mapTree, text } from './element';
import { leavesSite } from './url/link-url';

/** The hint on a new tab, for screen readers; styled by `components/rich-text/rich-text.module.css`. */
export const hintClass = 'rich-text-hint';

const hint = '(nouvelle fenêtre)';

/** Removes a hint that an editor typed from the content of a link; ours is added where it applies. */
export function withoutHint(content: ElementContent[]): ElementContent[] {
  const last = content.at(-1);
  if (last?.type !== 'text') return content;
  const value = last.value.trimEnd();
  if (!value.toLowerCase().endsWith(hint)) return content;
  return [...content.slice(0, -1), text(value.slice(0, -hint.length).trimEnd())];
}

/** The final URL of a normalized link, and whether it opens a new tab. */
export type LinkRule = (href: string) => { href: string; newTab: boolean };

const leavesInNewTab: LinkRule = (href) => ({ href, newTab: leavesSite(href) });

/**
 * Finishes links: adds the new tab of the rule with its hint, and makes fragments the id of their
 * heading. A fragment without a heading is replaced by the content of its link.
 *
 * @param anchors the ids of the headings, by the names the content had for them.
 */
export function finishLinks(
  nodes: ElementContent[],
  anchors: ReadonlyMap<string, string>,
  rule: LinkRule = leavesInNewTab,
): ElementContent[] {
  return mapTree(nodes, (node) => (isElement(node, 'a') ? finish(node, anchors, rule) : [node]));
}

function finish(
  { properties, children }: Element,
  anchors: ReadonlyMap<string, string>,
  rule: LinkRule,
): ElementContent[] {
  const { href = '' } = properties;
  if (href.startsWith('#')) {
    const fragment = href.slice(1);
    const id = anchors.get(decodeUri(fragment) ?? fragment);
    return id === undefined ? children : [element('a', { href: `#${id}` }, children)];
  }
  const link = rule(href);
  if (!link.newTab) return [element('a', { href: link.href }, children)];
  const newTab = { href: link.href, target: '_blank', rel: ['noopener', 'noreferrer'] };
  const hintElement = element('span', { className: [hintClass] }, [text(` ${hint}`)]);
  return [element('a', newTab, [...children, hintElement])];
}
