import type { Element, ElementContent } from 'hast';
import { fold } from '@/lib/french/fold';
import { containsBlock } from './blocks';
import type { Context, Flow } from './context';
import { element, isBlank, mapTree, property } from './element';
import { inline } from './inline';
import { paragraphs, trimmed } from './paragraphs';
import { isVisibleText, wordsOf } from './words';

const names = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** A heading of a body, for a table of contents. `id` is unique in the page. */
export type ContentsEntry = { id: string; level: 2 | 3; text: string };

/**
 * A heading, with the level and the id of the content until {@link placeHeadings} has read all of them.
 * One that was not closed ends where the next block begins. One without text is no heading: its image
 * becomes a paragraph.
 */
export function heading(source: Element, context: Context, flow: Flow): ElementContent[] {
  const end = endOfHeading(source.children);
  const words = trimmed(inline(source.children.slice(0, end), context));
  const rest = flow(source.children.slice(end), context, 'loose');
  if (!isVisibleText(wordsOf(words))) {
    return [...paragraphs(words).map((line) => element('p', {}, line)), ...rest];
  }
  const id = source.properties.id ?? firstId(source.children);
  return [element(source.tagName, { id }, words), ...rest];
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

function endOfHeading(children: ElementContent[]): number {
  const block = children.findIndex(containsBlock);
  if (block === -1) return children.length;
  // Some editors put the text of a heading in a block.
  return children.slice(0, block).every(isBlank) ? block + 1 : block;
}

type Headings = {
  nodes: ElementContent[];
  contents: ContentsEntry[];
  /** The ids of headings, by the names the content had for them and by themselves. */
  anchors: Map<string, string>;
};

/**
 * Puts headings under the `h1` of the page: the first level used becomes `h2`, and no
 * level is skipped on the way down. Those of the first two levels get an id made of their words.
 */
export function placeHeadings(blocks: ElementContent[]): Headings {
  const contents: ContentsEntry[] = [];
  const anchors = new Map<string, string>();
  const levelOf = newOutline();
  const idOf = newIds();
  const nodes = mapTree(blocks, (node) => {
    const level = node.type === 'element' ? levelOf(node) : null;
    if (node.type !== 'element' || level === null) return [node];
    if (level > 3) return [element(`h${level}`, {}, node.children)];
    const text = wordsOf(node.children);
    const id = idOf(text);
    contents.push({ id, level: level === 2 ? 2 : 3, text });
    addAnchor(anchors, node.properties.id, id);
    return [element(`h${level}`, { id }, node.children)];
  });
  for (const { id } of contents) addAnchor(anchors, id, id);
  return { nodes, contents, anchors };
}

/** The first heading with a name has it, as in a browser. */
function addAnchor(anchors: Map<string, string>, name: string | undefined, id: string): void {
  if (name !== undefined && !anchors.has(name)) anchors.set(name, id);
}

/** Gives the level of each heading in turn, from 2 to 6; `null` for any other element. */
function newOutline(): (node: Element) => number | null {
  const open: { written: number; shown: number }[] = [];
  return ({ tagName }) => {
    const written = names.indexOf(tagName) + 1;
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
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (text) => {
    const base = `section-${slug(text)}`;
    let number = next.get(base) ?? 1;
    let id = base;
    while (taken.has(id)) {
      number += 1;
      id = `${base}-${number}`;
    }
    next.set(base, number);
    taken.add(id);
    return id;
  };
}

function slug(text: string): string {
  const words = fold(text.slice(0, 4 * maxSlug)).replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, maxSlug).replace(/^-|-$/g, '') || 'sans-nom';
}
