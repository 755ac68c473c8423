import type { Element, ElementContent, Properties } from 'hast';
import { select } from 'hast-util-select';
import {
  attributesOf,
  element,
  hasName,
  isBlank,
  isElement,
  isVisible,
  mapTree,
  type Nodes,
  phrases,
  property,
  styled,
  text,
} from './element';

/*
 * The phrasing content of a text, as the editors ProseMirror and Quill have it: leaves in a row, each with the marks
 * around it, so that a mark can end anywhere. `elementsOf` makes elements of them again.
 */

/** A link or a phrasing element around leaves. */
type Mark = { name: string; properties: Properties };

export type Marks = readonly Mark[];

/** A text, an image or a line break, with its marks from the outermost. */
export type Leaf = { node: ElementContent; marks: Marks };

/** The marks of the content of an element: those around it that its style does not end, its own, those of its style. */
export function marksWithin(source: Element, around: Marks): Marks {
  const isPhrase = phrases.has(source.tagName);
  if (!isPhrase && !isElement(source, 'a', 'blockquote', 'dd', 'div', 'p', 'td')) return around;
  const style = styleMarks(source);
  const kinds = isPhrase ? ['mark', 'sup', 'sub', 'u', 's', 'em', 'strong'] : ['s', 'em', 'strong'];
  // Links are underlined anyway.
  const isOfLink = (kind: string) => kind === 'u' && (isLink(around) || select('a', source));
  const styled = kinds.filter((kind) => style[kind] && !isOfLink(kind));
  const added = styled.map((kind) => ({ name: phrases.get(kind) ?? kind, properties: {} }));
  const inherited = [...around, ...ownMark(source)].filter((mark) => style[kindOf(mark)] !== false);
  const marks: Mark[] = [];
  for (const mark of [...inherited, ...added]) if (canHold(marks, mark)) marks.push(mark);
  return marks;
}

/** The mark of an element by its name; a link without a destination, or a `span` without a meaning, has none. */
function ownMark(source: Element): Mark[] {
  if (source.tagName === 'a') {
    const { href } = source.properties;
    const id = property(source, 'id', 'name') || undefined;
    const properties = { href, id, ...attributesOf(source) };
    return href || id ? [{ name: 'a', properties }] : [];
  }
  const name = phrases.get(source.tagName);
  if (name === undefined) return [];
  const properties = attributesOf(source, name);
  return name === 'span' && Object.keys(properties).length === 0 ? [] : [{ name, properties }];
}

const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const kindOf = ({ name }: Mark) => sameAs[name] ?? name;

/** Whether a mark may be within others: not two of one kind, and a few at most. */
function canHold(marks: Marks, added: Mark): boolean {
  const kind = kindOf(added);
  if (marks.length >= 8 && kind !== 'a') return false;
  return kind === 'q' || kind === 'span' || !marks.some((mark) => kindOf(mark) === kind);
}

export function isLink(marks: Marks): boolean {
  return marks.some(({ name }) => name === 'a');
}

/** Whether a mark is an emphasis, which may be split, and moved inside of blocks. */
export function isEmphasis({ name }: Mark): boolean {
  return /^(?:b|del|em|i|ins|mark|s|small|strong)$/.test(name);
}

/** Makes tidy elements of leaves, without the spaces and line breaks at both ends. */
export function wordsIn(leaves: Leaf[]): Nodes {
  const isWord = ({ node }: Leaf) => !isElement(node, 'br') && !isBlank(node);
  const words = leaves.slice(leaves.findIndex(isWord), leaves.findLastIndex(isWord) + 1);
  const [first, last] = [words[0]?.node, words.at(-1)?.node];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return mapTree(elementsOf(words), tidied);
}

/** Makes elements of leaves: each mark is around as many as it can be. */
export function elementsOf(leaves: Leaf[]): Nodes {
  const nodes: Nodes = [];
  for (let start = 0, end = 0; start < leaves.length; start = end) {
    const mark = leaves[start]?.marks.find((one) => endOf(one, leaves, start) > start);
    end = mark ? endOf(mark, leaves, start) : start + 1;
    const run = leaves.slice(start, end);
    for (const node of mark ? marked(mark, run) : run.map((leaf) => leaf.node)) {
      const last = nodes.at(-1);
      if (node.type === 'text' && last?.type === 'text') last.value += node.value;
      else nodes.push(node);
    }
  }
  return nodes;
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

/** The element of a mark around leaves; a link needs a name, an emphasis something visible. */
function marked(mark: Mark, leaves: Leaf[]): Nodes {
  const without = (marks: Marks) => marks.filter((other) => other !== mark);
  const children = elementsOf(leaves.map(({ node, marks }) => ({ node, marks: without(marks) })));
  const isShown = mark.name === 'a' ? hasName(children) : isVisible(children);
  return isShown ? [element(mark.name, { ...mark.properties }, children)] : children;
}

// No-break spaces that neither French typography nor numbers need.
const needless = /(?<!«)(?<!\d(?=\u00a0\d))\u00a0(?![:;!?»%€])/g;

/** Makes one space of several, by which editors align text, and ordinary ones where all are no-break, as in Quill. */
function tidied(node: ElementContent): Nodes {
  if (node.type !== 'text') return [node];
  const words = node.value.replace(/[ \u00a0]{2,}/g, ' ');
  const onlyNoBreak = !words.includes(' ') && words.split('\u00a0').length > 3;
  return [text(onlyNoBreak ? words.replace(needless, ' ') : words)];
}

const bold = /(?:^| )(?:bold|bolder|[6-9]\d\d|1000)(?![\w.%-])/;
const thin = /^(?:normal|lighter|[1-5]\d\d)/;

/** The elements that a style stands for: its properties, and the values that put text in one, or take it out. */
const rules: [name: string, properties: string[], on: RegExp, off?: RegExp][] = [
  ['strong', ['font-weight', 'font'], bold, thin],
  ['em', ['font-style', 'font'], /(?:^| )(?:italic|oblique)/, /^normal/],
  ['s', ['text-decoration', 'text-decoration-line'], /line-through/],
  ['u', ['text-decoration', 'text-decoration-line'], /underline/],
  ['sub', ['vertical-align'], /^sub/],
  ['sup', ['vertical-align'], /^super/],
];

/** Whether a style puts text in each of these elements, by name, or takes it out. */
function styleMarks(source: Element): Readonly<Record<string, boolean>> {
  const marks: Record<string, boolean> = {};
  for (const [name, keys, on, off] of rules) {
    const value = styled(source, ...keys);
    if (on.test(value)) marks[name] = true;
    else if (off?.test(value)) marks[name] = false;
  }
  if (isHighlight(styled(source, 'background-color', 'background'))) marks.mark = true;
  return marks;
}

const highlighters =
  /^(?:aqua|cyan|fuchsia|lime|magenta|orange|pink|yellow|light(?:blue|cyan|green|pink|yellow))\b/;
const rgb = /^rgba?\(\s{0,3}(\d{1,3})[, ]{1,4}(\d{1,3})[, ]{1,4}(\d{1,3})/;
const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/;

/** The red, green and blue of a colour of CSS; none of most names. */
export function channelsOf(color: string): number[] {
  const long = color.replace(/^#[\da-f]{3}$/, (short) => short.replace(/\w/g, '$&$&'));
  const written = long.replace(/^black/, '#000000').replace(/^white/, '#ffffff');
  const [, ...decimal] = rgb.exec(written) ?? [];
  const [, ...digits] = hex.exec(written) ?? [];
  return [...decimal.map(Number), ...digits.map((pair) => Number.parseInt(pair, 16))];
}

/** Whether a background is a colour; white, grey and black come with the page that text is pasted from. */
function isHighlight(background: string): boolean {
  const channels = channelsOf(background);
  return Math.max(...channels) - Math.min(...channels) > 40 || highlighters.test(background);
}
