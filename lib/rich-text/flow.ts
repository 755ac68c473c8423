import type { Element, ElementContent } from 'hast';
import { builders, containerNames, type Inside } from './containers';
import {
  blockNames,
  containsBlock,
  element,
  isBlank,
  isElement,
  mediaNames,
  type Nodes,
  phrases,
  text,
} from './element';
import { image, insteadOfImage, picture } from './images';
import { withoutHint } from './links';
import { mediaLink } from './media';
import {
  elementsOf,
  isEmphasis,
  isLink,
  type Leaf,
  type Marks,
  marksWithin,
  paragraphsOf,
  trimmed,
} from './phrases';

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
  /** The names of the containers around it. */
  around: readonly string[];
  blocks: Nodes;
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
  nodes: Nodes,
  origins: Origins,
  around: readonly string[] = [],
  marks: Marks = [],
): Nodes {
  const draft: Draft = { origins, around, blocks: [], run: [], separator: null };
  addAll(draft, nodes, marks);
  endRun(draft);
  if (isElement(draft.blocks.at(-1), 'hr')) draft.blocks.pop();
  return draft.blocks;
}

function addAll(draft: Draft, nodes: Nodes, marks: Marks): void {
  for (const node of nodes) add(draft, node, marks);
}

function add(draft: Draft, node: ElementContent, marks: Marks): void {
  if (node.type === 'text') {
    const words = isLink(marks) ? withoutHint(node.value) : node.value;
    draft.run.push({ node: text(words), marks });
  }
  if (node.type !== 'element') return;
  const { tagName, children } = node;
  if (tagName === 'br' || tagName === 'wbr') draft.run.push({ node: element(tagName), marks });
  else if (tagName === 'img' || tagName === 'picture') addImage(draft, node, marks);
  else if (mediaNames.has(tagName)) addMedia(draft, node, marks);
  else if (tagName === 'a' || phrases.has(tagName)) addPhrase(draft, node, marks);
  else if (draft.separator === null && blockNames.has(tagName)) addBlock(draft, node, marks);
  else {
    const separator = text(draft.separator ?? ' ');
    addAll(draft, [separator, ...children, separator], marks);
  }
}

/**
 * Emphasis around blocks is moved inside each of them; other phrases around blocks are dropped. A link around
 * one block of text is moved inside it; around several, it was not closed.
 */
function addPhrase(draft: Draft, source: Element, marks: Marks): void {
  const within = marksWithin(source, marks, draft.origins.siteUrl);
  const isAround = draft.separator === null && containsBlock(source);
  if (source.tagName !== 'a') {
    addAll(draft, source.children, isAround ? within.filter(isEmphasis) : within);
  } else if (!isAround) addAll(draft, source.children, within);
  else {
    const [only, another] = source.children.filter((child) => !isBlank(child));
    const isInside = isElement(only, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') && !another;
    const link = () => ({ ...source, children: isInside ? only.children : [] });
    addAll(draft, isInside ? [{ ...only, children: [link()] }] : source.children, marks);
  }
}

function addImage(draft: Draft, source: Element, marks: Marks): void {
  const { apiUrl } = draft.origins;
  const isPicture = source.tagName === 'picture';
  const shown = isPicture ? picture(source, apiUrl) : image(source, apiUrl);
  if (shown !== null) draft.run.push({ node: shown, marks });
  else addAll(draft, isPicture ? source.children : insteadOfImage(source, isLink(marks)), marks);
}

/** A link in a paragraph of its own, or what the author wrote in place of the media. */
function addMedia(draft: Draft, source: Element, marks: Marks): void {
  const link = isLink(marks) ? null : mediaLink(source, draft.origins.apiUrl);
  add(draft, element('p', {}, link ? [link] : source.children), link ? [] : marks);
}

// Each container narrows the column: deeper content would be unreadable.
const maxDepth = 6;

function addBlock(draft: Draft, source: Element, marks: Marks): void {
  const { origins, around, blocks } = draft;
  const { tagName } = source;
  endRun(draft);
  // A rule separates two blocks.
  if (tagName === 'hr') {
    if (blocks.length > 0 && !isElement(blocks.at(-1), 'hr')) blocks.push(element('hr'));
    return;
  }
  const isContainer = containerNames.has(tagName);
  const isTooDeep = around.length >= maxDepth || (tagName === 'table' && around.includes('table'));
  const build = isContainer && isTooDeep ? undefined : builders[tagName];
  if (build) {
    blocks.push(...build(source, insideOf(isContainer ? [...around, tagName] : around, origins)));
    return;
  }
  const start = blocks.length;
  addAll(draft, source.children, marksWithin(source, marks, origins.siteUrl));
  endRun(draft);
  // A note refers to a paragraph, or to what contains it.
  const first = blocks[start];
  if (isElement(first, 'p')) first.properties.id ??= source.properties.id;
}

/** Makes the content of elements inside these containers. */
function insideOf(around: readonly string[], origins: Origins): Inside {
  const blocks = (source: Element) =>
    flow(source.children, origins, around, marksWithin(source, [], origins.siteUrl));
  const leaves = ({ children }: Element, separator: string) => {
    const draft: Draft = { origins, around: [], blocks: [], run: [], separator };
    addAll(draft, children, []);
    return draft.run;
  };
  return {
    blocks,
    tight: (source) => {
      const made = blocks(source);
      const isAlone = made.filter((block) => isElement(block, 'p')).length === 1;
      return made.flatMap((block) => (isAlone && isElement(block, 'p') ? block.children : [block]));
    },
    words: (source) => elementsOf(trimmed(leaves(source, ' '))),
    lines: (source) => elementsOf(leaves(source, '\n'), String),
  };
}

function endRun(draft: Draft): void {
  for (const paragraph of paragraphsOf(draft.run)) draft.blocks.push(paragraph);
  draft.run = [];
}
