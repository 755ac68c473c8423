import type { Element, ElementContent } from 'hast';
import { element, isElement, mapTree, text } from './element';
import { leavesSite } from './url/link-url';

/** Styled by `components/rich-text/rich-text.module.css`: for those who do not see the new tab open. */
export const hintClass = 'rich-text-hint';

const hint = '(nouvelle fenêtre)';

/** The content of a link without the hint an editor may have typed: ours follows where it is true. */
export function withoutHint(content: ElementContent[]): ElementContent[] {
  const last = content.at(-1);
  if (last?.type !== 'text') return content;
  const value = last.value.trimEnd();
  if (!value.toLowerCase().endsWith(hint)) return content;
  return [...content.slice(0, -1), text(value.slice(0, -hint.length).trimEnd())];
}

/** Where a normalized link leads in the end, and whether in a new tab. */
export type LinkRule = (href: string) => { href: string; newTab: boolean };

const leavesInNewTab: LinkRule = (href) => ({ href, newTab: leavesSite(href) });

/**
 * Finishes links: those the rule gives a new tab open one and say so, those within the page lead to
 * the id of their heading. One that leads to no heading is replaced by its content.
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
    const id = anchors.get(decodeFragment(href.slice(1)));
    return id === undefined ? children : [element('a', { href: `#${id}` }, children)];
  }
  const link = rule(href);
  if (!link.newTab) return [element('a', { href: link.href }, children)];
  const newTab = { href: link.href, target: '_blank', rel: ['noopener', 'noreferrer'] };
  const said = element('span', { className: [hintClass] }, [text(` ${hint}`)]);
  return [element('a', newTab, [...children, said])];
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
