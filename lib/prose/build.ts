import { flow } from './flow';
import { type ContentsEntry, placeHeadings } from './headings';
import { finishLinks } from './links';
import type { BodyOptions } from './options';
import { isReadable } from './readable';
import type { SourceNode } from './source';
import { tellTablesApart } from './table';
import type { BodyNode } from './tree';
import { wordsOf } from './words';

type BuiltBody = {
  nodes: BodyNode[];
  /** Its headings `h2` and `h3`. */
  contents: ContentsEntry[];
  /** The ids of headings, by the names the content had for them and by themselves. */
  anchors: ReadonlyMap<string, string>;
  /** Its words, on one line. */
  text: string;
};

/**
 * Makes the tree of a body of what the sanitiser let through; `null` when there is nothing to read.
 */
export function buildBody(source: SourceNode[], options: BodyOptions): BuiltBody | null {
  const context = { options, depth: 0, phrases: [], inTable: false, gap: ' ' } as const;
  const blocks = flow(source, context, 'loose');
  if (!isReadable(blocks)) return null;
  const { nodes, contents, anchors } = placeHeadings(blocks);
  const finished = finishLinks(tellTablesApart(nodes), anchors, options.linkRule);
  return { nodes: finished, contents, anchors, text: wordsOf(blocks) };
}
