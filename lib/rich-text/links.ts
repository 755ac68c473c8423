import type { Element } from 'hast';
import { fold } from '@/lib/french/text';
import { decodeUri } from '@/lib/runtime/decode-uri';
import { element, isElement, type Nodes, property, text, wordsOf } from './element';
import { leavesSite } from './url';

/** The final URL of a normalized link, and whether it opens a new tab. */
export type LinkRule = (href: string) => { href: string; newTab: boolean };

/** The rule of posts: links that leave the site open a new tab. */
export const leavesInNewTab: LinkRule = (href) => ({ href, newTab: leavesSite(href) });

/** The ids of headings and notes, by the names the content had for them; those of headings by themselves too. */
export type Anchors = Map<string, string>;

type Place = { id: string; text: string };

/** A section of a text by its heading, whose `id` is unique in the page, and its subsections. */
export type ContentsSection = Place & { parts: Place[] };

/**
 * Puts headings under the `h1` of the page: the first level used becomes `h2`, and no level is skipped on the way
 * down. Those of the first two levels get an id made of their words. Returns the table of contents.
 */
export function placeHeadings(elements: Element[], anchors: Anchors): ContentsSection[] {
  const contents: ContentsSection[] = [];
  const ids = new Map<string, number>();
  for (const { node, level } of outlineOf(elements)) {
    const name = property(node, 'id');
    node.tagName = `h${level}`;
    node.properties = {};
    if (level > 3) continue;
    const text = wordsOf(node.children);
    const id = newId(text, ids);
    node.properties = { id };
    if (level === 2) contents.push({ id, text, parts: [] });
    else contents.at(-1)?.parts.push({ id, text });
    // The first heading with a name has it, as in a browser.
    if (name !== '' && !anchors.has(name)) anchors.set(name, id);
  }
  for (const id of ids.keys()) if (!anchors.has(id)) anchors.set(id, id);
  return contents;
}

/** The headings, with their levels from 2 to 6 in the page. */
function outlineOf(elements: Element[]): { node: Element; level: number }[] {
  const open: { written: string; level: number }[] = [];
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  return headings.map((node) => {
    const written = node.tagName;
    while ((open.at(-1)?.written ?? '') >= written) open.pop();
    const level = Math.min((open.at(-1)?.level ?? 1) + 1, 6);
    open.push({ written, level });
    return { node, level };
  });
}

const maxSlug = 60;

/**
 * A unique id: `section-` and the words without accents. Because of the hyphen it shadows no property of `window`.
 * `ids` has those so far, each with the number of the last heading with these words.
 */
function newId(text: string, ids: Map<string, number>): string {
  const words = fold(text.slice(0, 4 * maxSlug)).replace(/[^a-z0-9]+/g, '-');
  const base = `section-${words.slice(0, maxSlug).replace(/^-|-$/g, '') || 'sans-nom'}`;
  let id = base;
  while (ids.has(id)) {
    const number = (ids.get(base) ?? 1) + 1;
    ids.set(base, number);
    id = `${base}-${number}`;
  }
  ids.set(id, 1);
  return id;
}

/** Sets the ids of notes, the first paragraph, item or link that a link refers to by its name; other ids are removed. */
export function placeNotes(elements: Element[], anchors: Anchors): void {
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

/** The hint on a new tab, for screen readers; styled by `components/rich-text/rich-text.module.css`. */
export const hintClass = 'rich-text-hint';

/** A link by the rule, with the hint on a new tab; or to its target on the page, only its content if there is none. */
export function finishLink(link: Element, anchors: Anchors, rule: LinkRule): Nodes {
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
  const hint = element('span', { className: [hintClass] }, [text(' (nouvelle fenêtre)')]);
  return [element('a', properties, [...children, hint])];
}

/** The text of a link without the hint at its end, typed or ours, which is added where it applies. */
export function withoutHint(words: string): string {
  return words.replace(/\s?\(nouvelle fenêtre\)\s{0,9}$/i, '');
}
