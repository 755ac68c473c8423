import type { ElementContent } from 'hast';
import { element, isBlank, isElement, text } from './element';
import { isEmphasis, isLink, type Leaf, type Mark } from './marks';
import { hasName, isVisible } from './words';

/**
 * Splits leaves into paragraphs at two or more line breaks, as older editors write them. Spaces and breaks around
 * paragraphs, and empty paragraphs, are dropped.
 */
export function paragraphsOf(run: Leaf[]): ElementContent[] {
  const parts: Leaf[][] = [];
  let current: Leaf[] = [];
  let breaks: Leaf[] = [];
  for (const leaf of run) {
    if (isElement(leaf.node, 'br') && !isLink(leaf.marks)) breaks.push(leaf);
    else if (breaks.length === 0 || !isBlank(leaf.node)) {
      if (breaks.length > 1) {
        parts.push(current);
        current = [];
      } else current.push(...breaks);
      breaks = [];
      current.push(leaf);
    }
  }
  return [...parts, current].flatMap((part) => {
    const words = elementsOf(trimmed(part));
    return isVisible(words) ? [element('p', {}, words)] : [];
  });
}

/** Leaves without the spaces and line breaks at both ends. */
export function trimmed(leaves: Leaf[]): Leaf[] {
  const isWord = ({ node }: Leaf) => !isElement(node, 'br') && !isBlank(node);
  const words = leaves.slice(leaves.findIndex(isWord), leaves.findLastIndex(isWord) + 1);
  return words.map(({ node, marks }, index) => {
    if (node.type !== 'text') return { node, marks };
    const value = index === 0 ? node.value.trimStart() : node.value;
    return { node: text(index === words.length - 1 ? value.trimEnd() : value), marks };
  });
}

/** Makes elements of leaves, without needless spaces. Of the marks of a leaf, that of most leaves is the outermost. */
export function elementsOf(leaves: Leaf[], spaces = withoutNeedlessSpaces): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (let start = 0; start < leaves.length; ) {
    const { mark, end } = longestMark(leaves, start);
    const run = leaves.slice(start, end);
    const made = mark
      ? markedWith(mark, elementsOf(without(run, mark), spaces))
      : run.map(({ node }) => node);
    for (const node of made) {
      const last = nodes.at(-1);
      if (node.type === 'text' && last?.type === 'text') last.value += node.value;
      else nodes.push(node.type === 'text' ? text(node.value) : node);
    }
    start = end;
  }
  return nodes.map((node) => (node.type === 'text' ? text(spaces(node.value)) : node));
}

/** The mark of most leaves from this one on; `null` when it has none. */
function longestMark(leaves: Leaf[], start: number) {
  let longest: { mark: Mark | null; end: number } = { mark: null, end: start };
  for (const mark of leaves[start]?.marks ?? []) {
    const end = endOf(mark, leaves, start);
    if (end > longest.end) longest = { mark, end };
  }
  return longest.mark === null ? { mark: null, end: start + 1 } : longest;
}

/** Where an element for a mark can end: it splits no link, and no other phrase that is not an emphasis. */
function endOf(mark: Mark, leaves: Leaf[], start: number): number {
  let end = start + 1;
  while (leaves[end]?.marks.includes(mark)) end += 1;
  const isWithin = (other: Mark) => other !== mark && leaves[end - 1]?.marks.includes(other);
  const splits = () => leaves[end]?.marks.some((other) => !isEmphasis(other) && isWithin(other));
  while (end > start && splits()) end -= 1;
  return end;
}

function without(leaves: Leaf[], mark: Mark): Leaf[] {
  return leaves.map(({ node, marks }) => ({
    node,
    marks: marks.filter((other) => other !== mark),
  }));
}

/** A link needs a name, an emphasis something visible. */
function markedWith({ name, properties }: Mark, children: ElementContent[]): ElementContent[] {
  const isShown = name === 'a' ? hasName(children) : isVisible(children);
  return isShown ? [element(name, { ...properties }, children)] : children;
}

// Those of French typography and of numbers stay.
const needless = /(?<!«)(?<!\d(?=\u00a0\d))\u00a0(?![:;!?»%€])/g;

/**
 * Makes one space of each run of spaces with a no-break space, by which editors indent and align text; and
 * ordinary ones of all spaces of a text that has only no-break spaces, as Quill writes it.
 */
function withoutNeedlessSpaces(value: string): string {
  const runs = value.replace(/[ \u00a0]{2,}/g, ' ');
  const onlyNoBreak = !runs.includes(' ') && runs.split('\u00a0').length > 3;
  return onlyNoBreak ? runs.replace(needless, ' ') : runs;
}
