import type { Element, ElementContent } from 'hast';
import { fold } from '@/lib/french/text';
import { containsBlock } from './allow-list';
import type { Inside } from './containers';
import { element, isBlank, property } from './element';
import { isVisibleText, wordsOf } from './words';

/** A heading of a body, for a table of contents. `id` is unique in the page. */
export type ContentsEntry = { id: string; level: 2 | 3; text: string };

/**
 * A heading, with the level and the id of the content until {@link placeHeadings} has read all of them.
 * One that was not closed ends where the next block begins. One without text is not a heading: its image
 * becomes a paragraph.
 */
export function heading(source: Element, { blocks, words }: Inside): ElementContent[] {
  const { children } = source;
  const block = children.findIndex(containsBlock);
  // Some editors put the text of a heading in a block.
  const isInBlock = children.slice(0, block).every(isBlank);
  const end = block === -1 ? children.length : isInBlock ? block + 1 : block;
  const content = words({ ...source, children: children.slice(0, end) });
  if (!isVisibleText(wordsOf(content))) return blocks(source);
  const id = property(source, 'id') || firstId(children);
  const rest = blocks({ ...source, children: children.slice(end) });
  return [element(source.tagName, { id }, content), ...rest];
}

/** The id that an editor gave to an anchor in a heading. */
function firstId(nodes: ElementContent[]): string | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const id = property(node, 'id') || property(node, 'name') || firstId(node.children);
    if (id) return id;
  }
  return undefined;
}

/**
 * Puts headings under the `h1` of the page: the first level used becomes `h2`, and no level is skipped on the way
 * down. Those of the first two levels get an id made of their words.
 *
 * @param anchors gets these ids, by the names that the content has for them and by themselves.
 */
export function placeHeadings(elements: Element[], anchors: Map<string, string>): ContentsEntry[] {
  const contents: ContentsEntry[] = [];
  const levelOf = newOutline();
  const idOf = newIds();
  for (const node of elements) {
    const level = levelOf(node.tagName);
    if (level === null) continue;
    const name = property(node, 'id');
    node.tagName = `h${level}`;
    node.properties = {};
    if (level > 3) continue;
    const text = wordsOf(node.children);
    const id = idOf(text);
    node.properties = { id };
    contents.push({ id, level: level === 2 ? 2 : 3, text });
    // The first heading with a name has it, as in a browser.
    if (name !== '' && !anchors.has(name)) anchors.set(name, id);
  }
  for (const { id } of contents) if (!anchors.has(id)) anchors.set(id, id);
  return contents;
}

/** Gives the level of each heading in turn, from 2 to 6; `null` for any other element. */
function newOutline(): (tagName: string) => number | null {
  const open: { written: number; shown: number }[] = [];
  return (tagName) => {
    const written = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    if (written === 0) return null;
    while ((open.at(-1)?.written ?? 0) >= written) open.pop();
    const shown = Math.min((open.at(-1)?.shown ?? 1) + 1, 6);
    open.push({ written, shown });
    return shown;
  };
}

const maxSlug = 60;

/**
 * Gives each heading in turn a unique id: `section-` and its words without accents. Because of the
 * hyphen it shadows no property of `window` or `document`.
 */
function newIds(): (text: string) => string {
  /** The number of the last heading with an id, or with these words. */
  const last = new Map<string, number>();
  return (text) => {
    const words = fold(text.slice(0, 4 * maxSlug)).replace(/[^a-z0-9]+/g, '-');
    const base = `section-${words.slice(0, maxSlug).replace(/^-|-$/g, '') || 'sans-nom'}`;
    let id = base;
    while (last.has(id)) {
      const number = (last.get(base) ?? 1) + 1;
      last.set(base, number);
      id = `${base}-${number}`;
    }
    last.set(id, 1);
    return id;
  };
}

type Place = { id: string; text: string };

/** A section of a text, and its subsections. */
export type ContentsSection = Place & { parts: Place[] };

/** The headings of a text as a table of contents, by section. */
export function sectionsOf(headings: ContentsEntry[]): ContentsSection[] {
  const sections: ContentsSection[] = [];
  for (const { id, level, text } of headings) {
    const parent = level === 3 ? sections.at(-1) : undefined;
    if (parent) parent.parts.push({ id, text });
    else sections.push({ id, text, parts: [] });
  }
  return sections;
}
