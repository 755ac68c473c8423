import type { ElementContent } from 'hast';
import type { LinkRule } from './links';

/** The options of a body; origins are without a trailing slash. */
export type BodyOptions = {
  /** The public origin of the site; links to it open in the same tab. */
  siteUrl: string;
  /** The origin of the API, the base of relative image URLs, because uploads are there. */
  apiUrl: string;
  /** Where links open; by default those that leave the site open a new tab. */
  linkRule?: LinkRule;
};

/** The context of a node in a body. */
export type Context = {
  options: BodyOptions;
  /** The number of containers around it: quotes, lists, tables, figures, details. */
  depth: number;
  /** The phrasing elements around it, from the outermost. */
  phrases: readonly string[];
  inTable: boolean;
  /** What separates the words of two blocks where only phrasing content is allowed. */
  separator: ' ' | '\n';
};

/**
 * Makes flow content of nodes. `loose`: every run of text is a paragraph. `tight`: a paragraph that
 * is alone is replaced by its text, as in an item of a list.
 */
export type Flow = (
  nodes: ElementContent[],
  context: Context,
  spacing: 'loose' | 'tight',
) => ElementContent[];

/** The context inside a container. */
export function within(context: Context): Context {
  return { ...context, depth: context.depth + 1, phrases: [] };
}
