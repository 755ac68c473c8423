import type { Element, ElementContent } from 'hast';
import { blockNames, containsBlock, mediaNames } from './blocks';
import { containers, type Inside } from './containers';
import { element, isBlank, isElement, text } from './element';
import { heading } from './headings';
import { image, insteadOfImage, picture } from './images';
import { isLink, type Leaf, type Marks, marksAroundBlocks, marksWithin } from './marks';
import { mediaLink } from './media';
import { phrases } from './phrases';
import { elementsOf, paragraphsOf, trimmed } from './runs';
import { isVisible } from './words';

/** The options of a body; origins are without a trailing slash. */
export type Origins = {
  /** The public origin of the site; links to it open in the same tab. */
  siteUrl: string;
  /** The origin of the API, the base of relative image URLs, because uploads are there. */
  apiUrl: string;
};

/** Content under construction. */
type Draft = {
  origins: Origins;
  /** The names of the containers around it: quotations, lists, tables, figures, details. */
  around: readonly string[];
  blocks: ElementContent[];
  /** Phrasing content that is not in a block yet. */
  run: Leaf[];
  /** What separates the words of two blocks where only phrasing content is allowed; `null` elsewhere. */
  separator: string | null;
};

/**
 * Makes blocks that a browser parses to the same tree: no paragraph inside a paragraph, no text between
 * the rows of a table. If a browser closed an element earlier than we do, its end tag could close an
 * element of the page, and the rest of the post would be outside its column.
 */
export function flow(
  nodes: ElementContent[],
  origins: Origins,
  around: readonly string[] = [],
  marks: Marks = [],
): ElementContent[] {
  const draft: Draft = { origins, around, blocks: [], run: [], separator: null };
  addAll(draft, nodes, marks);
  endRun(draft);
  return withoutNeedlessRules(draft.blocks);
}

/** Makes leaves of nodes: texts, images, line breaks, and the words of blocks. */
function leavesOf(nodes: ElementContent[], origins: Origins, separator = ' '): Leaf[] {
  const draft: Draft = { origins, around: [], blocks: [], run: [], separator };
  addAll(draft, nodes, []);
  return draft.run;
}

function addAll(draft: Draft, nodes: ElementContent[], marks: Marks): void {
  for (const node of nodes) add(draft, node, marks);
}

function add(draft: Draft, node: ElementContent, marks: Marks): void {
  if (node.type === 'text') draft.run.push({ node, marks });
  if (node.type !== 'element') return;
  const { tagName, children } = node;
  if (tagName === 'br' || tagName === 'wbr') draft.run.push({ node: element(tagName), marks });
  else if (tagName === 'img' || tagName === 'picture') addImage(draft, node, marks);
  else if (mediaNames.has(tagName)) addMedia(draft, node, marks);
  else if (tagName === 'a' || phrases.has(tagName)) addPhrase(draft, node, marks);
  else if (draft.separator === null && blockNames.has(tagName)) addBlock(draft, node, marks);
  else {
    const separator = { node: text(draft.separator ?? ' '), marks };
    draft.run.push(separator);
    addAll(draft, children, marks);
    draft.run.push(separator);
  }
}

/** Emphasis around blocks is moved inside each of them; other phrases around blocks are dropped. */
function addPhrase(draft: Draft, source: Element, marks: Marks): void {
  const { siteUrl } = draft.origins;
  const isAroundBlocks = draft.separator === null && containsBlock(source);
  if (!isAroundBlocks) addAll(draft, source.children, marksWithin(source, marks, siteUrl));
  else if (source.tagName === 'a') addAll(draft, linkInside(source), marks);
  else addAll(draft, source.children, marksAroundBlocks(source, marks, siteUrl));
}

function addImage(draft: Draft, source: Element, marks: Marks): void {
  const { apiUrl } = draft.origins;
  const shown = source.tagName === 'picture' ? picture(source, apiUrl) : image(source, apiUrl);
  if (shown !== null) draft.run.push({ node: shown, marks });
  else if (source.tagName === 'img') addAll(draft, insteadOfImage(source, isLink(marks)), marks);
  else addAll(draft, source.children, marks);
}

/** A link in a paragraph of its own, or what the author wrote in place of the media. */
function addMedia(draft: Draft, source: Element, marks: Marks): void {
  const link = isLink(marks) ? null : mediaLink(source, draft.origins.apiUrl);
  add(draft, element('p', {}, link ? [link] : source.children), link ? [] : marks);
}

// Each container narrows the column: deeper content would be unreadable.
const maxDepth = 6;

function addBlock(draft: Draft, source: Element, marks: Marks): void {
  const { tagName } = source;
  endRun(draft);
  if (/^h[1-6]$/.test(tagName)) {
    pushAll(draft, heading(source, insideOf(draft.around, draft.origins)));
  } else if (tagName === 'pre') pushAll(draft, preformatted(source, draft.origins));
  else if (tagName === 'hr') draft.blocks.push(element('hr'));
  else if (canContain(draft, tagName)) {
    const inside = insideOf([...draft.around, tagName], draft.origins);
    pushAll(draft, containers[tagName]?.(source, inside) ?? []);
  } else {
    const start = draft.blocks.length;
    addAll(draft, source.children, marksWithin(source, marks, draft.origins.siteUrl));
    endRun(draft);
    // A note refers to a paragraph, or to what contains it.
    const first = draft.blocks[start];
    if (isElement(first, 'p')) first.properties.id ??= source.properties.id;
  }
}

/** Whether an element is a container and may be one here; else it only groups its children. */
function canContain({ around }: Draft, name: string): boolean {
  const isNestedTable = name === 'table' && around.includes('table');
  return name in containers && around.length < maxDepth && !isNestedTable;
}

/** Makes the content of elements inside these containers. */
function insideOf(around: readonly string[], origins: Origins): Inside {
  const blocks = (source: Element) =>
    flow(source.children, origins, around, marksWithin(source, [], origins.siteUrl));
  return {
    blocks,
    tight: (source) => {
      const made = blocks(source);
      const isAlone = made.filter((block) => isElement(block, 'p')).length === 1;
      return made.flatMap((block) => (isAlone && isElement(block, 'p') ? block.children : [block]));
    },
    words: ({ children }) => elementsOf(trimmed(leavesOf(children, origins))),
  };
}

function endRun(draft: Draft): void {
  for (const paragraph of paragraphsOf(draft.run)) draft.blocks.push(paragraph);
  draft.run = [];
}

function pushAll(draft: Draft, blocks: ElementContent[]): void {
  for (const block of blocks) draft.blocks.push(block);
}

/** Text with its line breaks, such as a formula; lines that are wider than the column wrap. */
function preformatted({ children }: Element, origins: Origins): ElementContent[] {
  const leaves = leavesOf(children, origins, '\n');
  // The HTML parser drops a line break right after `<pre>`.
  const start = leaves.findIndex(({ node }) => node.type !== 'text' || /[^\n]/.test(node.value));
  const content = elementsOf(start === -1 ? [] : leaves.slice(start), String);
  const [first] = content;
  if (first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
  return isVisible(content) ? [element('pre', {}, content)] : [];
}

/** A link around one block of text is moved inside it; around several, it was not closed and is dropped. */
function linkInside(link: Element): ElementContent[] {
  const [only, another] = link.children.filter((child) => !isBlank(child));
  return another === undefined && isElement(only, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    ? [{ ...only, children: [{ ...link, children: only.children }] }]
    : link.children;
}

/** Drops an `hr` that is first, last, or next to another: it separates two blocks. */
function withoutNeedlessRules(blocks: ElementContent[]): ElementContent[] {
  const isRule = (block: ElementContent | undefined) => isElement(block, 'hr');
  const rest = blocks.filter((block, index) => !isRule(block) || !isRule(blocks[index + 1]));
  const first = rest.findIndex((block) => !isRule(block));
  const last = rest.findLastIndex((block) => !isRule(block));
  return rest.slice(first, last + 1);
}
