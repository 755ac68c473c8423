import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { withoutBreaks } from '@/lib/french/text';
import { builders } from './containers';
import { fromDialects } from './dialects/from-dialects';
import {
  blockNames,
  containsBlock,
  element,
  isBlank,
  isElement,
  isVisible,
  mapTree,
  type Nodes,
  names,
  property,
  text,
  wordsOf,
} from './element';
import { parseHtml, writeHtml } from './html';
import {
  type Anchors,
  type ContentsSection,
  finishLink,
  type LinkRule,
  leavesSite,
  placeHeadings,
  placeNotes,
} from './links';
import { type Origins, withCheckedUrls } from './media';
import {
  elementsOf,
  isEmphasis,
  isLink,
  type Leaf,
  type Marks,
  marksWithin,
  wordsIn,
} from './phrases';

/** A text as HTML that is safe to insert into a page, and as plain text on one line. */
export type SafeBody = { html: string; contents: ContentsSection[]; text: string };

/**
 * Makes safe HTML of untrusted HTML or plain text: it runs no scripts, requests only images from other sites, and stays
 * inside the element it is inserted into. `null` when nothing is visible.
 */
export function safeBody(content: string, origins: Origins): SafeBody | null {
  const linkRule: LinkRule = (href) => ({ href, newTab: leavesSite(href) });
  const body = layOut(fromDialects(parseHtml(content)), origins, linkRule);
  return body && { ...body, html: writeHtml(body.nodes) };
}

/** The body for a feed, whose readers expect absolute links; fragments are of the page at `pageUrl`. */
export function feedBody(content: string, origins: Origins, pageUrl: string): string | null {
  const linkRule: LinkRule = (href) => ({ href: new URL(href, pageUrl).href, newTab: false });
  const body = layOut(fromDialects(parseHtml(content)), origins, linkRule);
  const nodes = mapTree(body?.nodes ?? [], (node) => {
    if (node.type !== 'element') return [node];
    // A scrolling region is for our pages only.
    if (node.tagName === 'section') return node.children;
    const { id, role, ariaLabel, ...properties } = node.properties;
    return [{ ...node, properties }];
  });
  return body && writeHtml(nodes);
}

/** Lays out sanitized nodes: blocks, then headings, notes, tables and links, which depend on the whole text. */
export function layOut(source: Nodes, origins: Origins, linkRule: LinkRule) {
  const checked = mapTree(source, (node) => withCheckedUrls(node, origins));
  const blocks = flow(checked, { around: [] });
  if (!isVisible(blocks)) return null;
  const elements = selectAll('*', { type: 'root', children: blocks });
  joinWords(elements);
  const text = wordsOf(blocks);
  const anchors: Anchors = new Map();
  const contents = placeHeadings(elements, anchors);
  placeNotes(elements, anchors);
  labelTables(elements);
  const nodes = mapTree(blocks, (node) =>
    isElement(node, 'a') ? finishLink(node, anchors, linkRule) : [node],
  );
  return { nodes, contents, anchors, text };
}

/** Prevents line breaks where French typography has none; code stays as it is. */
function joinWords(elements: Element[]): void {
  const isCode = names('pre code kbd samp');
  for (const { children } of elements.filter(({ tagName }) => !isCode.includes(tagName))) {
    for (const node of children) {
      if (node.type === 'text') node.value = withoutBreaks(node.value);
    }
  }
}

/** Numbers the label of a table that another one has: « Tableau (2) ». */
function labelTables(elements: Element[]): void {
  const counts = new Map<string, number>();
  for (const node of elements.filter(({ tagName }) => tagName === 'section')) {
    const label = property(node, 'ariaLabel');
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    if (count > 1) node.properties.ariaLabel = `${label} (${count})`;
  }
}

/**
 * The place of content. `around`: the names of the containers around it; `separator`: where only phrasing content may
 * be, the text that replaces the bounds of blocks; `dir`: a direction that no element has yet.
 */
type Place = { around: readonly string[]; separator?: string; dir?: string };

/**
 * Makes blocks that a browser parses to the same tree: no paragraph inside a paragraph, no text between the rows of a
 * table. If a browser closed an element earlier, our end tag could close an element of the page.
 */
function flow(nodes: Nodes, place: Place, marks: Marks = []): Nodes {
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
