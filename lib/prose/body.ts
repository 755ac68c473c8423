import { buildBody } from './build';
import type { ContentsEntry } from './headings';
import type { BodyOptions } from './options';
import { portable } from './portable';
import { sanitise } from './sanitise';
import { readSource, type SourceNode } from './source';
import { readingMinutes } from './words';
import { writeHtml } from './write';

/** A text as HTML, fit to be put in a page as it is. */
export type SafeBody = {
  /** HTML of the allow-list, with links, pictures, tables and headings made ready. */
  html: string;
  /** Its headings `h2` and `h3`. */
  contents: ContentsEntry[];
  /** Its words, on one line. */
  text: string;
  /** Minutes to read it, at least 1. */
  minutes: number;
};

/**
 * Makes a body of HTML that may be hostile, that of a post for one: nothing in it runs, asks another
 * site for anything but pictures, or stands outside of the element it is put in. Plain text becomes
 * paragraphs. `null` when there is nothing to read.
 */
export function safeBody(content: string, options: BodyOptions): SafeBody | null {
  const built = build(content, options);
  if (built === null) return null;
  const { nodes, contents, text } = built;
  return { html: writeHtml(nodes), contents, text, minutes: readingMinutes(text) };
}

/**
 * The same body as HTML for a feed, with absolute links and without what only our pages can show.
 *
 * @param pageUrl where the text is read on the site.
 */
export function portableBody(
  content: string,
  options: BodyOptions,
  pageUrl: string,
): string | null {
  const built = build(content, options);
  return built && writeHtml(portable(built.nodes, { siteUrl: options.siteUrl, pageUrl }));
}

function build(content: string, options: BodyOptions) {
  return buildBody(withParagraphs(readSource(sanitise(content))), options);
}

/** Text without a tag: empty lines part paragraphs, line breaks stay. */
function withParagraphs(nodes: SourceNode[]): SourceNode[] {
  if (!nodes.every((node) => typeof node === 'string')) return nodes;
  const paragraphs = nodes.join('').split(/\n\s*\n/);
  return paragraphs.map((text) => source('p', text.trim().split('\n').flatMap(afterBreak)));
}

function afterBreak(line: string, index: number): SourceNode[] {
  return index === 0 ? [line] : [source('br', []), line];
}

function source(name: string, children: SourceNode[]): SourceNode {
  return { name, attributes: new Map(), children };
}

/** Whether a body is long enough for a table of contents: three sections, and three minutes. */
export function isLong({ contents, minutes }: SafeBody): boolean {
  return minutes >= 3 && contents.filter(({ level }) => level === 2).length >= 3;
}
