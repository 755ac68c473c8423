import type { Element, ElementContent } from 'hast';
import { containsBlock } from './blocks';
import { details, figure, preformatted, quote } from './containers';
import type { Context, Flow } from './context';
import { element, isBlank, isElement } from './element';
import { heading } from './headings';
import { inline } from './inline';
import { definitions, list } from './lists';
import { mediaLink } from './media';
import { paragraphs } from './paragraphs';
import { phrases } from './phrases';
import { table } from './table';
import { isVisible } from './words';

type Builder = (source: Element, context: Context, flow: Flow) => ElementContent[];

const media: Builder = (source, context, flow) => {
  const link = mediaLink(source, context.options);
  if (link.length > 0) return [element('p', {}, link)];
  return flow(source.children, context, 'loose');
};

const builders: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  ['audio', media],
  ['h1', heading],
  ['h2', heading],
  ['h3', heading],
  ['h4', heading],
  ['h5', heading],
  ['h6', heading],
  ['hr', () => [element('hr')]],
  ['iframe', media],
  ['pre', preformatted],
  ['video', media],
]);

const containers: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  ['blockquote', quote],
  ['details', details],
  ['dl', definitions],
  ['figure', figure],
  ['ol', list],
  ['table', table],
  ['ul', list],
]);

// Each container narrows the column: deeper content would be unreadable.
const maxDepth = 6;

/** The builder for an element; `undefined` when it only groups its children. */
function builderOf(name: string, { depth, inTable }: Context): Builder | undefined {
  const allowed = depth < maxDepth && !(name === 'table' && inTable);
  return builders.get(name) ?? (allowed ? containers.get(name) : undefined);
}

/** Blocks under construction. */
type Draft = {
  context: Context;
  blocks: ElementContent[];
  /** Phrasing content that is not in a block yet. */
  run: ElementContent[];
};

/**
 * Makes blocks that a browser parses to the same tree: no paragraph inside a paragraph, no text between
 * the rows of a table. If a browser closed an element earlier than we do, its end tag could close an
 * element of the page, and the rest of the post would be outside its column.
 */
export const flow: Flow = (nodes, context, spacing) => {
  const draft: Draft = { context, blocks: [], run: [] };
  addAll(draft, nodes, []);
  endRun(draft);
  const blocks = withoutNeedlessRules(draft.blocks);
  return spacing === 'tight' && blocks.filter(isParagraph).length === 1
    ? blocks.flatMap((block) => (isParagraph(block) ? block.children : [block]))
    : blocks;
};

/** @param around the emphasis around a node, from the outermost. */
function add(draft: Draft, node: ElementContent, around: readonly string[]): void {
  if (node.type !== 'element' || !containsBlock(node)) addToRun(draft, node, around);
  else if (phrases.has(node.tagName)) addAll(draft, node.children, emphasisWith(node, around));
  else if (node.tagName === 'a') addAll(draft, linkInside(node), around);
  else addBlock(draft, node, around);
}

function addAll(draft: Draft, nodes: ElementContent[], around: readonly string[]): void {
  for (const node of nodes) add(draft, node, around);
}

function addBlock(draft: Draft, node: Element, around: readonly string[]): void {
  endRun(draft);
  const builder = builderOf(node.tagName, draft.context);
  if (builder === undefined) {
    const start = draft.blocks.length;
    addAll(draft, node.children, around);
    endRun(draft);
    // A note refers to a paragraph, or to what contains it.
    const first = draft.blocks[start];
    if (first && isParagraph(first)) first.properties.id ??= node.properties.id;
  } else {
    for (const block of builder(node, draft.context, flow)) draft.blocks.push(block);
  }
}

function addToRun(draft: Draft, node: ElementContent, around: readonly string[]): void {
  for (const part of inline([node], { ...draft.context, phrases: around })) {
    const emphasised = isVisible([part])
      ? around.reduceRight((inner, name) => element(name, {}, [inner]), part)
      : part;
    draft.run.push(emphasised);
  }
}

function endRun(draft: Draft): void {
  for (const words of paragraphs(draft.run)) draft.blocks.push(element('p', {}, words));
  draft.run = [];
}

const emphasis: ReadonlySet<string> = new Set([
  ...['b', 'del', 'em', 'i', 'ins', 'mark', 's', 'small', 'strong'],
]);

/** Emphasis around blocks is moved inside each of them; other phrases around blocks are dropped. */
function emphasisWith(node: Element, around: readonly string[]): readonly string[] {
  const name = phrases.get(node.tagName);
  const adds = name !== undefined && emphasis.has(name) && !around.includes(name);
  return adds ? [...around, name] : around;
}

/** A link around one block of text is moved inside it; around several, it was not closed and is dropped. */
function linkInside(link: Element): ElementContent[] {
  const [allowMethods, another] = link.children.filter((child) => !isBlank(child));
  return allowMethods !== undefined &&
    another === undefined &&
    isElement(allowMethods, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    ? [{ ...allowMethods, children: [{ ...link, children: allowMethods.children }] }]
    : link.children;
}

/** Drops an `hr` that is first, last, or next to another: it separates two blocks. */
function withoutNeedlessRules(blocks: ElementContent[]): ElementContent[] {
  const isRule = (block: ElementContent | undefined) => block && isElement(block, 'hr');
  const rest = blocks.filter((block, index) => !isRule(block) || !isRule(blocks[index + 1]));
  const first = rest.findIndex((block) => !isRule(block));
  const last = rest.findLastIndex((block) => !isRule(block));
  return rest.slice(first, last + 1);
}

function isParagraph(node: ElementContent): node is Element {
  return isElement(node, 'p');
}
