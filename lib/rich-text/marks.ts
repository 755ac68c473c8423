import type { Element, ElementContent, Properties } from 'hast';
import { attributesOf } from './attributes';
import { styleMarks } from './dialects/style';
import { property } from './element';
import { phrases } from './phrases';
import { normalizeLink } from './url/link-url';

/*
 * The phrasing content of a text, as the editors ProseMirror and Quill have it: leaves in a row, each with the marks
 * around it, so that a mark can end anywhere. `elementsOf` (runs.ts) makes elements of them again.
 */

/** A link or a phrasing element around leaves. Marks of the same kind are not nested. */
export type Mark = { name: string; kind: string; properties: Properties };

export type Marks = readonly Mark[];

/** A text, an image or a line break, with its marks from the outermost. */
export type Leaf = { node: ElementContent; marks: Marks };

/** Elements that mean the same as another, or that become it. */
const kinds: Readonly<Record<string, string>> = { b: 'strong', i: 'em', u: 'em' };

/** Blocks whose style is that of their words. */
const emphasised: ReadonlySet<string> = new Set(['a', 'blockquote', 'dd', 'div', 'p', 'td']);

/** The marks that blocks may have around them; a browser would close the other phrases before a block. */
const aroundBlocks: ReadonlySet<string> = new Set([
  ...['b', 'del', 'em', 'i', 'ins', 'mark', 's', 'small', 'strong'],
]);

const maxMarks = 8;
const repeatable: ReadonlySet<string> = new Set(['q', 'span']);

/**
 * The marks of the content of an element: those around it, its own, and those of its style. Text that is thin
 * within bold text, or upright within italics, is taken out of them.
 */
export function marksWithin(source: Element, around: Marks, siteUrl: string): Marks {
  const isPhrase = phrases.has(source.tagName);
  if (!isPhrase && !emphasised.has(source.tagName)) return around;
  const style = styleMarks(source);
  let marks = around.filter(({ kind }) => style[kind] !== false);
  const own = ownMark(source, siteUrl);
  if (own !== null && style[own.kind] !== false) marks = withMark(marks, own);
  for (const name of isPhrase ? ['mark', 'sup', 'sub', 'u', 's', 'em', 'strong'] : blockStyles) {
    // Links are underlined anyway.
    if (style[name] !== true || (name === 'u' && (isLink(marks) || holdsLink(source)))) continue;
    marks = withMark(marks, mark(phrases.get(name) ?? name, kinds[name] ?? name));
  }
  return marks;
}

const blockStyles = ['s', 'em', 'strong'];

/** The marks that blocks in this element may have. */
export function marksAroundBlocks(source: Element, around: Marks, siteUrl: string): Marks {
  return marksWithin(source, around, siteUrl).filter(({ name }) => aroundBlocks.has(name));
}

function mark(name: string, kind: string, properties: Properties = {}): Mark {
  return { name, kind, properties };
}

function withMark(marks: Marks, added: Mark): Mark[] {
  const has = marks.some(({ kind }) => kind === added.kind) && !repeatable.has(added.name);
  const isFull = marks.length >= maxMarks && added.name !== 'a';
  return has || isFull ? [...marks] : [...marks, added];
}

/** Whether leaves with these marks are in a link. */
export function isLink(marks: Marks): boolean {
  return marks.some(({ name }) => name === 'a');
}

/** The mark of an element by its name; a link that leads nowhere, or a `span` that says nothing, has none. */
function ownMark(source: Element, siteUrl: string): Mark | null {
  if (source.tagName === 'a') {
    const href = normalizeLink(property(source, 'href'), siteUrl) ?? undefined;
    const id = property(source, 'id') || property(source, 'name') || undefined;
    return (href ?? id) === undefined ? null : mark('a', 'a', { href, id });
  }
  const name = phrases.get(source.tagName);
  if (name === undefined) return null;
  const properties = attributesOf(source, name);
  if (name === 'span' && Object.keys(properties).length === 0) return null;
  return mark(name, kinds[source.tagName] ?? name, properties);
}

function holdsLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(holdsLink));
}
