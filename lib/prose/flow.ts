import { holdsBlock, isNamedOneOf } from './blocks';
import type { Context, Flow } from './context';
import { details } from './details';
import { figure } from './figure';
import { filmLink } from './film';
import { heading } from './headings';
import { inline } from './inline';
import { definitions, list } from './lists';
import { paragraphs } from './paragraphs';
import { phrases } from './phrases';
import { preformatted } from './preformatted';
import { quote } from './quote';
import { isReadable } from './readable';
import type { SourceElement, SourceNode } from './source';
import { table } from './table';
import { type BodyElement, type BodyNode, element, type PhraseName } from './tree';

type Builder = (source: SourceElement, context: Context, flow: Flow) => BodyNode[];

const film: Builder = (source) => {
  const link = filmLink(source);
  return link.length === 0 ? [] : [element('p', {}, link)];
};

const builders: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  ['audio', film],
  ['h1', heading],
  ['h2', heading],
  ['h3', heading],
  ['h4', heading],
  ['h5', heading],
  ['h6', heading],
  ['hr', () => [element('hr')]],
  ['iframe', film],
  ['pre', preformatted],
  ['video', film],
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

// Each takes its share of the width: with more of them nothing could be read.
const deepest = 6;

/** What makes a block of an element; `undefined` when it only groups what is inside. */
function builderOf(name: string, { depth, inTable }: Context): Builder | undefined {
  const allowed = depth < deepest && !(name === 'table' && inTable);
  return builders.get(name) ?? (allowed ? containers.get(name) : undefined);
}

/** Blocks in the making. */
type Draft = {
  context: Context;
  blocks: BodyNode[];
  /** Text that no block has taken yet. */
  run: BodyNode[];
};

/**
 * Blocks a browser parses back to the very same tree: no paragraph inside a paragraph, no text
 * between the rows of a table. Of an element that a browser closes earlier than we do, the end tag
 * could close one of the page, and let the rest of the post out of its column.
 */
export const flow: Flow = (nodes, context, look) => {
  const draft: Draft = { context, blocks: [], run: [] };
  addAll(draft, nodes, []);
  endRun(draft);
  const blocks = withoutIdleRules(draft.blocks);
  return look === 'tight' && blocks.filter(isParagraph).length === 1
    ? blocks.flatMap((block) => (isParagraph(block) ? block.children : [block]))
    : blocks;
};

function add(draft: Draft, node: SourceNode, around: readonly PhraseName[]): void {
  if (typeof node === 'string' || !holdsBlock(node)) addToRun(draft, node, around);
  else if (phrases.has(node.name)) addAll(draft, node.children, emphasisWith(node, around));
  else if (node.name === 'a') addAll(draft, linkInside(node), around);
  else addBlock(draft, node, around);
}

function addAll(draft: Draft, nodes: SourceNode[], around: readonly PhraseName[]): void {
  for (const node of nodes) add(draft, node, around);
}

function addBlock(draft: Draft, node: SourceElement, around: readonly PhraseName[]): void {
  endRun(draft);
  const builder = builderOf(node.name, draft.context);
  if (builder === undefined) {
    addAll(draft, node.children, around);
    endRun(draft);
  } else {
    for (const block of builder(node, draft.context, flow)) draft.blocks.push(block);
  }
}

function addToRun(draft: Draft, node: SourceNode, around: readonly PhraseName[]): void {
  for (const part of inline([node], { ...draft.context, phrases: around })) {
    const emphasised = isReadable([part])
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

/** Emphasis around blocks goes inside each of them; any other phrase around blocks goes. */
function emphasisWith(node: SourceElement, around: readonly PhraseName[]): readonly PhraseName[] {
  const name = phrases.get(node.name);
  const adds = name !== undefined && emphasis.has(name) && !around.includes(name);
  return adds ? [...around, name] : around;
}

/** A link around one block of text goes inside it; around more, it was not closed: it goes. */
function linkInside(link: SourceElement): SourceNode[] {
  const [only, another] = link.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  return only !== undefined &&
    another === undefined &&
    isNamedOneOf(only, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    ? [{ ...only, children: [{ ...link, children: only.children }] }]
    : link.children;
}

/** A rule parts two blocks: none stays at an end, or next to another. */
function withoutIdleRules(blocks: BodyNode[]): BodyNode[] {
  const kept: BodyNode[] = [];
  let rule: BodyNode | undefined;
  for (const block of blocks) {
    if (typeof block !== 'string' && block.name === 'hr') rule = block;
    else {
      if (rule !== undefined && kept.length > 0) kept.push(rule);
      rule = undefined;
      kept.push(block);
    }
  }
  return kept;
}

function isParagraph(node: BodyNode): node is BodyElement {
  return typeof node !== 'string' && node.name === 'p';
}
