import type { Element, ElementContent } from 'hast';
import { decodeUri } from '@/lib/decode-uri';
import { element, isElement, mapTree, property, text } from './element';
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
 * Finishes links: adds the new tab of the rule with its hint, and makes fragments the id of their target: a
 * heading; or a note, a paragraph or a link, which get an id when one refers to them. A fragment without a target is
 * replaced by the content of its link.
 *
 * @param headings the ids of the headings, by the names the content had for them.
 */
export function finishLinks(
  nodes: ElementContent[],
  headings: Anchors,
  rule: LinkRule = leavesInNewTab,
): ElementContent[] {
  const anchors = withNotes(nodes, headings);
  const taken = new Set<string>();
  return mapTree(nodes, (node) => {
    if (!isElement(node, ...targets)) return [node];
    const named = anchors.get(property(node, 'id'));
    const isFirst = named !== undefined && !taken.has(named) && !headings.has(property(node, 'id'));
    if (isFirst) taken.add(named);
    const target = { ...node, properties: { ...node.properties, id: isFirst ? named : undefined } };
    return node.tagName === 'a' ? finish(target, anchors, rule) : [target];
  });
}

/** What a link may refer to, beside headings. */
const targets = ['a', 'li', 'p'] as const;

type Anchors = ReadonlyMap<string, string>;

/** The ids of headings, and those of the notes and links that a link refers to, by their names. */
function withNotes(nodes: ElementContent[], headings: Anchors): Anchors {
  const names = new Set<string>();
  const fragments = new Set<string>();
  mapTree(nodes, (node) => {
    if (isElement(node, ...targets)) names.add(property(node, 'id'));
    if (isElement(node, 'a')) fragments.add(fragmentOf(node) ?? '');
    return [node];
  });
  const notes = [...names].filter((name) => name && fragments.has(name) && !headings.has(name));
  // No heading has two hyphens in its id.
  const ids = notes.map((name, index) => [name, `section--note-${index + 1}`] as const);
  return new Map([...headings, ...ids]);
}

function fragmentOf(link: Element): string | null {
  const href = property(link, 'href');
  return href.startsWith('#') ? (decodeUri(href.slice(1)) ?? href.slice(1)) : null;
}

function finish(link: Element, anchors: Anchors, rule: LinkRule): ElementContent[] {
  const { properties, children } = link;
  const { href, id } = properties;
  const fragment = fragmentOf(link);
  if (href === undefined || fragment !== null) {
    const target = anchors.get(fragment ?? '');
    if (target === undefined && id === undefined) return children;
    return [element('a', { href: target && `#${target}`, id }, children)];
  }
  const { href: url, newTab } = rule(href);
  if (!newTab) return [element('a', { href: url, id }, children)];
  const opened = { href: url, id, target: '_blank', rel: ['noopener', 'noreferrer'] };
  const hintElement = element('span', { className: [hintClass] }, [text(` ${hint}`)]);
  return [element('a', opened, [...children, hintElement])];
}
