import type { BodyOptions } from './options';
import type { SourceNode } from './source';
import type { BodyNode } from './tree';

/** What surrounds a place of a body. */
export type Context = {
  options: BodyOptions;
  /** How many containers: quotes, lists, tables, figures, details. */
  depth: number;
  /** The elements of its line, from the outermost. */
  phrases: readonly string[];
  inTable: boolean;
  /** What keeps the words of two blocks apart where only one line goes. */
  gap: ' ' | '\n';
};

/**
 * Makes blocks of nodes. `loose`: every run of text is a paragraph. `tight`: one alone is not, as
 * in an item of a list.
 */
export type Flow = (nodes: SourceNode[], context: Context, look: 'loose' | 'tight') => BodyNode[];

/** The place inside a container. */
export function within(context: Context): Context {
  return { ...context, depth: context.depth + 1, phrases: [] };
}
