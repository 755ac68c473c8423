import { leavesSite } from './link-address';
import { type BodyElement, type BodyNode, element, mapElements } from './tree';

/** Styled by `components/prose/prose.module.css`: for those who do not see the new tab open. */
export const hintClass = 'prose-hint';

const hint = '(nouvelle fenêtre)';

/** The words of a link without the hint an editor may have typed: ours follows where it is true. */
export function withoutHint(words: BodyNode[]): BodyNode[] {
  const last = words.at(-1);
  if (typeof last !== 'string') return words;
  const text = last.trimEnd();
  if (!text.toLowerCase().endsWith(hint)) return words;
  return [...words.slice(0, -1), text.slice(0, -hint.length).trimEnd()];
}

/** Where a link in its normal form leads in the end, and whether in a new tab. */
export type LinkRule = (href: string) => { href: string; newTab: boolean };

const leavesInNewTab: LinkRule = (href) => ({ href, newTab: leavesSite(href) });

/**
 * Links, ready: those the rule gives a new tab open one and say so, those within the page lead to
 * the heading now known under their name. One that leads to none is only its words.
 *
 * @param anchors the ids of the headings, by the names the content had for them.
 */
export function finishLinks(
  nodes: BodyNode[],
  anchors: ReadonlyMap<string, string>,
  rule: LinkRule = leavesInNewTab,
): BodyNode[] {
  return mapElements(nodes, (link) => (link.name === 'a' ? finish(link, anchors, rule) : [link]));
}

function finish(
  link: BodyElement,
  anchors: ReadonlyMap<string, string>,
  rule: LinkRule,
): BodyNode[] {
  const { href = '' } = link.attributes;
  if (href.startsWith('#')) {
    const id = anchors.get(decodeFragment(href.slice(1)));
    return id === undefined ? link.children : [element('a', { href: `#${id}` }, link.children)];
  }
  const end = rule(href);
  if (!end.newTab) return [element('a', { href: end.href }, link.children)];
  const attributes = { href: end.href, target: '_blank', rel: 'noopener noreferrer' };
  const said = element('span', { class: hintClass }, [` ${hint}`]);
  return [element('a', attributes, [...link.children, said])];
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
