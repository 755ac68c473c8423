import { fold } from '@/lib/french/fold';
import { holdsBlock } from './blocks';
import type { Context, Flow } from './context';
import { inline } from './inline';
import { paragraphs, trimmed } from './paragraphs';
import { isReadableText } from './readable';
import type { SourceElement, SourceNode } from './source';
import { type BodyElement, type BodyNode, element, type HeadingName, mapElements } from './tree';
import { wordsOf } from './words';

const names: readonly HeadingName[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** A heading of a body, for a table of contents. `id` is unique in the page. */
export type ContentsEntry = { id: string; level: 2 | 3; text: string };

/**
 * A heading, at the level and with the id of the content until {@link placeHeadings} has seen them
 * all. One that was not closed ends where the next block begins. Without a word it is none: a
 * picture then stands in a paragraph.
 */
export function heading(source: SourceElement, context: Context, flow: Flow): BodyNode[] {
  const end = endOfHeading(source.children);
  const words = trimmed(inline(source.children.slice(0, end), context));
  const rest = flow(source.children.slice(end), context, 'loose');
  const name = names.find((known) => known === source.name);
  if (!isReadableText(wordsOf(words)) || name === undefined) {
    return [...paragraphs(words).map((line) => element('p', {}, line)), ...rest];
  }
  return [element(name, { id: source.attributes.get('id') }, words), ...rest];
}

function endOfHeading(children: SourceNode[]): number {
  const block = children.findIndex(holdsBlock);
  if (block === -1) return children.length;
  // Some editors put the words themselves in a block.
  const blank = children.slice(0, block).every((node) => typeof node === 'string' && !node.trim());
  return blank ? block + 1 : block;
}

type Placed = {
  nodes: BodyNode[];
  contents: ContentsEntry[];
  /** The ids of headings, by the names the content had for them and by themselves. */
  anchors: Map<string, string>;
};

/**
 * The same tree with its headings under the `h1` of the page: the first level used is `h2`, and none
 * is left out on the way down. Those of the first two levels get an id made of their words.
 */
export function placeHeadings(nodes: BodyNode[]): Placed {
  const contents: ContentsEntry[] = [];
  const anchors = new Map<string, string>();
  const levelOf = newOutline();
  const idOf = newIds();
  const placed = mapElements(nodes, (node) => {
    const level = levelOf(node);
    if (level === null) return [node];
    if (level > 3) return [{ ...node, name: names[level - 1] ?? 'h6', attributes: {} }];
    const text = wordsOf(node.children);
    const id = idOf(text);
    contents.push({ id, level: level === 2 ? 2 : 3, text });
    remember(anchors, node.attributes.id, id);
    return [{ ...node, name: level === 2 ? 'h2' : 'h3', attributes: { id } }];
  });
  for (const { id } of contents) remember(anchors, id, id);
  return { nodes: placed, contents, anchors };
}

/** The first of a name has it, as in a browser. */
function remember(anchors: Map<string, string>, name: string | undefined, id: string): void {
  if (name !== undefined && !anchors.has(name)) anchors.set(name, id);
}

/** Gives the level of each heading in turn, from 2 to 6; `null` for what is none. */
function newOutline(): (node: BodyElement) => number | null {
  const open: { written: number; shown: number }[] = [];
  return ({ name }) => {
    const written = (names as readonly string[]).indexOf(name) + 1;
    if (written === 0) return null;
    while ((open.at(-1)?.written ?? 0) >= written) open.pop();
    const shown = Math.min((open.at(-1)?.shown ?? 1) + 1, 6);
    open.push({ written, shown });
    return shown;
  };
}

const longestSlug = 60;

/**
 * Gives each heading in turn an id that no other has: `section-` and its words without accents.
 * With a hyphen inside, it is the name of no property of `window` or `document`.
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
  const words = fold(text.slice(0, 4 * longestSlug)).replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, longestSlug).replace(/^-|-$/g, '') || 'sans-nom';
}
