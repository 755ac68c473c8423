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

/** The origins of the site, whose links open in the same tab, and of the API, where uploads are; without a slash. */
export type Origins = { siteUrl: string; apiUrl: string };

/** Where content stands: also the names of the containers around it, and whether it is phrasing content only. */
type Place = Origins & { around: readonly string[]; isPhrasing?: boolean };

/**
 * Makes blocks that a browser parses to the same tree: no paragraph inside a paragraph, no text between
 * the rows of a table. If a browser closed an element earlier than we do, its end tag could close an
 * element of the page, and the rest of the post would be outside its column.
 */
export function flow(nodes: Nodes, place: Place, marks: Marks = []): Nodes {
  const blocks = blocksOf(nodes, place, marks);
  // A rule separates two blocks.
  const first = blocks.findIndex((block) => !isElement(block, 'hr'));
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return !isElement(block, 'hr') || (index > first && next && !isElement(next, 'hr'));
  });
}

function blocksOf(nodes: Nodes, place: Place, marks: Marks): Nodes {
  const blocks: Nodes[] = [];
  let run: Leaf[] = [];
  for (const leaf of leavesOf(nodes, place, marks)) {
    if (isBlock(leaf.node)) {
      blocks.push(paragraphsOf(run), blockOf(leaf.node, place, leaf.marks));
      run = [];
    } else run.push(leaf);
  }
  return [...blocks, paragraphsOf(run)].flat();
}

function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && blockNames.has(node.tagName);
}

/** Phrasing content as texts, images and line breaks, and blocks as they are, each with its marks. */
function leavesOf(nodes: Nodes, place: Place, marks: Marks): Leaf[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element') return leavesIn(node, place, marks);
    return node.type === 'text' ? [{ node, marks }] : [];
  });
}

function leavesIn(source: Element, place: Place, marks: Marks): Leaf[] {
  const { tagName, children } = source;
  if (tagName === 'br' || tagName === 'wbr') return [{ node: element(tagName), marks }];
  if (tagName === 'img' || tagName === 'picture') return imageOf(source, place, marks);
  if (mediaNames.has(tagName)) {
    // A link in a paragraph of its own, or what the author wrote in place of the media.
    const link = isLink(marks) ? null : mediaLink(source, place.apiUrl);
    return [{ node: element('p', {}, link ? [link] : children), marks: link ? [] : marks }];
  }
  if (blockNames.has(tagName)) return [{ node: source, marks }];
  const within = marksWithin(source, marks, place.siteUrl);
  if (place.isPhrasing || !children.some(containsBlock))
    return withoutHintAtEnd(tagName, leavesOf(children, place, within));
  // Emphasis around blocks is moved inside each of them; other phrases around blocks are dropped.
  if (tagName === 'a') return leavesOf(linkInside(source), place, marks);
  return leavesOf(children, place, within.filter(isEmphasis));
}

function withoutHintAtEnd(tagName: string, leaves: Leaf[]): Leaf[] {
  const last = leaves.at(-1);
  if (tagName !== 'a' || last?.node.type !== 'text' || !isLink(last.marks)) return leaves;
  return [...leaves.slice(0, -1), { ...last, node: text(withoutHint(last.node.value)) }];
}

/** A link around one block of text is moved inside it; around several, it was not closed and is dropped. */
function linkInside(link: Element): Nodes {
  const [only, another] = link.children.filter((child) => !isBlank(child));
  return another === undefined && isElement(only, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    ? [{ ...only, children: [{ ...link, children: only.children }] }]
    : link.children;
}

function imageOf(source: Element, place: Place, marks: Marks): Leaf[] {
  const { apiUrl } = place;
  const isPicture = source.tagName === 'picture';
  const shown = isPicture ? picture(source, apiUrl) : image(source, apiUrl);
  if (shown !== null) return [{ node: shown, marks }];
  const instead = isPicture ? source.children : insteadOfImage(source, isLink(marks));
  return leavesOf(instead, place, marks);
}

// Each container narrows the column: deeper content would be unreadable.
const maxDepth = 6;

function blockOf(source: Element, place: Place, marks: Marks): Nodes {
  const { around, siteUrl } = place;
  const { tagName, children, properties } = source;
  if (tagName === 'hr') return [element('hr')];
  const isContainer = containerNames.has(tagName);
  const isTooDeep = around.length >= maxDepth || (tagName === 'table' && around.includes('table'));
  const build = isContainer && isTooDeep ? undefined : builders[tagName];
  if (build)
    return build(
      source,
      insideOf(isContainer ? { ...place, around: [...around, tagName] } : place),
    );
  const within = marksWithin(source, marks, siteUrl);
  const blocks = blocksOf(children, place, within);
  // A note refers to a paragraph, or to what contains it.
  const [first] = blocks;
  if (isElement(first, 'p')) first.properties.id ??= properties.id;
  return blocks;
}

function insideOf(place: Place): Inside {
  const blocks = (source: Element) =>
    flow(source.children, place, marksWithin(source, [], place.siteUrl));
  return {
    blocks,
    tight: (source) => {
      const made = blocks(source);
      const isAlone = made.filter((block) => isElement(block, 'p')).length === 1;
      return made.flatMap((block) => (isAlone && isElement(block, 'p') ? block.children : [block]));
    },
    words: ({ children }) => elementsOf(trimmed(wordsIn(children, place, ' ', []))),
    lines: ({ children }) => elementsOf(wordsIn(children, place, '\n', []), String),
  };
}

/** The phrasing content of nodes, with a separator around each block. */
function wordsIn(nodes: Nodes, place: Place, separator: string, around: Marks): Leaf[] {
  return leavesOf(nodes, { ...place, isPhrasing: true }, around).flatMap(({ node, marks }) => {
    if (!isBlock(node)) return [{ node, marks }];
    const space = { node: text(separator), marks };
    return [space, ...wordsIn(node.children, place, separator, marks), space];
  });
}
