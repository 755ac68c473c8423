import type { ElementContent } from 'hast';
import type { LinkRule } from './links';

/** What a body refers to: both origins are without a trailing slash. */
export type BodyOptions = {
  /** The public origin of the site: its links open in the same tab. */
  siteUrl: string;
  /** The origin of the API, where uploads are: relative URLs of images are its own. */
  apiUrl: string;
  /** Where its links open; by default those that leave the site open a new tab. */
  linkRule?: LinkRule;
};

/** What surrounds a place of a body. */
export type Context = {
  options: BodyOptions;
  /** How many containers: quotes, lists, tables, figures, details. */
  depth: number;
  /** The elements of its line, from the outermost. */
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

/** The place inside a container. */
export function within(context: Context): Context {
  return { ...context, depth: context.depth + 1, phrases: [] };
}
