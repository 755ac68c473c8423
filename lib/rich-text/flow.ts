import type { Element } from 'hast';
import { builders } from './containers';
import {
  blockNames,
  containsBlock,
  element,
  isBlank,
  isElement,
  isVisible,
  type Nodes,
  property,
  text,
  wordsOf,
} from './element';
import {
  elementsOf,
  isEmphasis,
  isLink,
  type Leaf,
  type Marks,
  marksWithin,
  wordsIn,
} from './phrases';

/**
 * The place of content. `around`: the names of the containers around it; `separator`: where only phrasing content may
 * be, the text that replaces the bounds of blocks; `dir`: a direction that no element has yet.
 */
type Place = { around: readonly string[]; separator?: string; dir?: string };

/**
 * Makes blocks that a browser parses to the same tree: no paragraph inside a paragraph, no text between the rows of a
 * table. If a browser closed an element earlier, our end tag could close an element of the page.
 */
export function flow(nodes: Nodes, place: Place, marks: Marks = []): Nodes {
  const blocks: Nodes[] = [];
  let run: Leaf[] = [];
  const add = (block: Nodes) => {
    const words = wordsIn(run);
    blocks.push(isVisible(words) ? [element('p', { dir: place.dir }, words)] : [], block);
    run = [];
  };
  const isBreak = (leaf?: Leaf) => isElement(leaf?.node, 'br') && !isLink(leaf?.marks ?? []);
  for (const leaf of leavesOf(nodes, place, marks)) {
    const isAfterBreak = isBreak(run.at(-1));
    const { node, marks: around } = leaf;
    if (node.type === 'element' && blockNames.has(node.tagName)) add(blockOf(node, place, around));
    // Older editors write two line breaks between paragraphs.
    else if (isAfterBreak && isBreak(leaf)) add([]);
    else if (!isAfterBreak || !isBlank(node)) run.push(leaf);
  }
  add([]);
  return blocks.flat();
}

/** Phrasing content as texts, images and line breaks, and blocks as they are, each with its marks. */
function leavesOf(nodes: Nodes, place: Place, marks: Marks): Leaf[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element') return leavesIn(node, place, marks);
    return node.type === 'text' ? [{ node: text(node.value), marks }] : [];
  });
}

function leavesIn(source: Element, place: Place, marks: Marks): Leaf[] {
  const { tagName, children } = source;
  if (tagName === 'br' || tagName === 'wbr') return [{ node: element(tagName), marks }];
  // `withCheckedUrls` has made it.
  if (tagName === 'img' || tagName === 'picture') return [{ node: source, marks }];
  if (blockNames.has(tagName)) {
    if (place.separator === undefined) return [{ node: source, marks }];
    const after = text(place.separator);
    // A line of preformatted text needs only its end.
    const before = after.value === '\n' ? [] : [after];
    return leavesOf([...before, ...children, after], place, marks);
  }
  const within = marksWithin(source, marks);
  if (place.separator !== undefined || !children.some(containsBlock))
    return leavesOf(children, place, within);
  // Emphasis around blocks is moved inside each of them; other phrases around blocks are dropped.
  if (tagName === 'a') return leavesOf(linkInside(source), place, marks);
  return leavesOf(children, place, within.filter(isEmphasis));
}

/** A link around one block of text is moved inside it; around several, it was not closed and is dropped. */
function linkInside(link: Element): Nodes {
  const [only, another] = link.children.filter((child) => !isBlank(child));
  return another === undefined && isElement(only, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    ? [{ ...only, children: [{ ...link, children: only.children }] }]
    : link.children;
}

function blockOf(source: Element, place: Place, marks: Marks): Nodes {
  const { tagName, children, properties } = source;
  if (tagName === 'hr') return [element('hr')];
  const dir = property(source, 'dir') || place.dir;
  const build = builders.get(tagName);
  const around = build ? [...place.around, tagName] : place.around;
  const isInTable = around.indexOf('table') < around.lastIndexOf('table');
  // Each container narrows the column: deeper content would be unreadable.
  if (build && around.length <= 6 && !isInTable)
    return build({ ...source, properties: { ...properties, dir } }, (part) =>
      contentOf(part, { ...place, around, dir: undefined }),
    );
  const blocks = flow(children, { ...place, dir }, marksWithin(source, marks));
  // A note refers to a paragraph, or to what contains it.
  const [first] = blocks;
  if (isElement(first, 'p')) first.properties.id ??= properties.id;
  return blocks;
}

const onlyPhrasing = /^(?:caption|dt|figcaption|h[1-6]|summary)$/;

/** The content of an element by its content model: lines of text, phrasing content, or blocks. */
function contentOf(source: Element, place: Place): Nodes {
  const { tagName, children } = source;
  if (tagName === 'pre') {
    const lines = elementsOf(leavesOf(children, { ...place, separator: '\n' }, []));
    const [first] = lines;
    // The HTML parser drops a line break right after `<pre>`.
    if (first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
    return lines;
  }
  if (onlyPhrasing.test(tagName))
    return wordsIn(leavesOf(children, { ...place, separator: ' ' }, []));
  const blocks = flow(children, place, marksWithin(source, []));
  // The box of a check list is in the first paragraph of its item.
  const [box, words] = blocks;
  if (isElement(box, 'p') && isElement(words, 'p') && /^[☑☐]$/.test(wordsOf([box]))) {
    words.children.unshift(...box.children, text(' '));
    blocks.shift();
  }
  // A paragraph that is alone is replaced by its text.
  const isTight = isElement(source, 'dd', 'figure', 'li', 'td', 'th');
  const [only, another] = blocks.filter((block) => isElement(block, 'p'));
  const isAlone = isTight && only?.properties.dir === undefined && another === undefined;
  return blocks.flatMap((block) => (isAlone && isElement(block, 'p') ? block.children : [block]));
}
