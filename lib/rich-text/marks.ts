import type { Element, ElementContent, Properties } from 'hast';
import { attributesOf, phrases } from './allow-list';
import { styleMarks } from './dialects/style';
import { property } from './element';
import { normalizeLink } from './url';

/*
 * The phrasing content of a text, as the editors ProseMirror and Quill have it: leaves in a row, each with the marks
 * around it, so that a mark can end anywhere. `elementsOf` (runs.ts) makes elements of them again.
 */

/** A link or a phrasing element around leaves. Marks of the same kind are not nested. */
export type Mark = { name: string; kind: string; properties: Properties };

export type Marks = readonly Mark[];

/** A text, an image or a line break, with its marks from the outermost. */
export type Leaf = { node: ElementContent; marks: Marks };

/** The kinds of elements that mean the same as another, or that become it. */
const kinds: Readonly<Record<string, string>> = { b: 'strong', i: 'em', u: 'em' };

/** Blocks whose style is that of their words, and links. */
const emphasised: ReadonlySet<string> = new Set(['a', 'blockquote', 'dd', 'div', 'p', 'td']);

const maxMarks = 8;

/**
 * The marks of the content of an element: those around it, its own, and those of its style. Text that is thin
 * within bold text, or upright within italics, is taken out of them.
 */
export function marksWithin(source: Element, around: Marks, siteUrl: string): Marks {
  const isPhrase = phrases.has(source.tagName);
  if (!isPhrase && !emphasised.has(source.tagName)) return around;
  const style = styleMarks(source);
  const own = ownMark(source, siteUrl);
  const names = isPhrase ? ['mark', 'sup', 'sub', 'u', 's', 'em', 'strong'] : ['s', 'em', 'strong'];
  // Links are underlined anyway.
  const isOfLink = (name: string) => name === 'u' && (isLink(around) || holdsLink(source));
  const styled = names.filter((name) => style[name] && !isOfLink(name));
  const added = [
    ...(own !== null && style[own.kind] !== false ? [own] : []),
    ...styled.map((name) => markOf(name, {})),
  ];
  return added.reduce(
    withMark,
    around.filter(({ kind }) => style[kind] !== false),
  );
}

function withMark(marks: Marks, added: Mark): Marks {
  const isRepeatable = added.kind === 'q' || added.kind === 'span';
  const has = !isRepeatable && marks.some(({ kind }) => kind === added.kind);
  return has || (marks.length >= maxMarks && added.kind !== 'a') ? marks : [...marks, added];
}

/** The mark of an element by its name; a link that leads nowhere, or a `span` that says nothing, has none. */
function ownMark(source: Element, siteUrl: string): Mark | null {
  const { tagName } = source;
  if (tagName === 'a') {
    const href = normalizeLink(property(source, 'href'), siteUrl) ?? undefined;
    const id = property(source, 'id') || property(source, 'name') || undefined;
    return href || id ? markOf('a', { href, id }) : null;
  }
  const name = phrases.get(tagName);
  const properties = name === undefined ? {} : attributesOf(source, name);
  const isNeedless = name === 'span' && Object.keys(properties).length === 0;
  return name === undefined || isNeedless ? null : markOf(tagName, properties);
}

function markOf(tagName: string, properties: Properties): Mark {
  const name = phrases.get(tagName) ?? tagName;
  return { name, kind: kinds[tagName] ?? name, properties };
}

/** Whether leaves with these marks are in a link. */
export function isLink(marks: Marks): boolean {
  return marks.some(({ name }) => name === 'a');
}

/** Whether a mark is an emphasis, which may be split, and moved inside of blocks. */
export function isEmphasis({ name }: Mark): boolean {
  return /^(?:b|del|em|i|ins|mark|s|small|strong)$/.test(name);
}

function holdsLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(holdsLink));
}
