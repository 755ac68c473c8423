import type { ElementContent } from 'hast';
import type { BodyOptions } from './context';
import { fromDialects } from './dialects/from-dialects';
import { element, text } from './element';
import { adaptToFeed } from './feed';
import { flow } from './flow';
import { type ContentsEntry, placeHeadings } from './headings';
import { parseHtml, writeHtml } from './html';
import { finishLinks } from './links';
import { sanitize } from './sanitize/sanitize';
import { withoutNeedlessSpaces } from './spaces';
import { numberTables } from './table';
import { isVisible, readingMinutes, wordsOf } from './words';

/** A text as HTML that is safe to insert into a page. */
export type SafeBody = {
  /** HTML of the allow-list, with its links, images, tables and headings laid out. */
  html: string;
  /** Its headings `h2` and `h3`. */
  contents: ContentsEntry[];
  /** Its text, on one line. */
  text: string;
  /** Minutes to read it, at least 1. */
  minutes: number;
};

/**
 * Makes a body of untrusted HTML, such as that of a post: it runs no scripts, requests only images from
 * other sites, and stays inside the element it is inserted into. Plain text becomes paragraphs. `null`
 * when it is empty.
 */
export function safeBody(content: string, options: BodyOptions): SafeBody | null {
  const body = bodyOf(content, options);
  if (body === null) return null;
  const { nodes, contents, text } = body;
  return { html: writeHtml(nodes), contents, text, minutes: readingMinutes(text) };
}

/**
 * The same body as HTML for a feed, with absolute links and without markup that needs our pages.
 *
 * @param pageUrl the URL of the page of the text.
 */
export function feedBody(content: string, options: BodyOptions, pageUrl: string): string | null {
  const body = bodyOf(content, options);
  return body && writeHtml(adaptToFeed(body.nodes, { siteUrl: options.siteUrl, pageUrl }));
}

function bodyOf(content: string, options: BodyOptions): Body | null {
  return layOut(withParagraphs(fromDialects(parseHtml(sanitize(content)))), options);
}

/** More than any post has: each is an element. */
const maxLines = 5_000;

/** Text without a tag: empty lines separate paragraphs, line breaks stay. */
function withParagraphs(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.every((node) => node.type === 'text')) return nodes;
  const lines = nodes
    .map(({ value }) => value)
    .join('')
    .split('\n');
  const shown = lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
  const paragraphs = shown.join('\n').split(/\n\s*\n/);
  return paragraphs.map((lines) => element('p', {}, withBreaks(lines.trim())));
}

/** Lines of text with `br` between them. */
export function withBreaks(lines: string): ElementContent[] {
  return lines
    .split(/\r?\n/)
    .flatMap((line, index) => (index === 0 ? [text(line)] : [element('br'), text(line)]));
}

type Body = {
  nodes: ElementContent[];
  /** Its headings `h2` and `h3`. */
  contents: ContentsEntry[];
  /** The ids of headings, by the names the content had for them and by themselves. */
  anchors: ReadonlyMap<string, string>;
  /** Its text, on one line. */
  text: string;
};

/**
 * Makes a body of sanitized nodes: first blocks, then headings, tables and links, which depend on the
 * whole body. `null` when it is empty.
 */
export function layOut(source: ElementContent[], options: BodyOptions): Body | null {
  const context = { options, depth: 0, phrases: [], inTable: false, separator: ' ' } as const;
  const blocks = withoutNeedlessSpaces(flow(source, context, 'loose'));
  if (!isVisible(blocks)) return null;
  const words = wordsOf(blocks);
  const { nodes, contents, anchors } = placeHeadings(blocks);
  const finished = finishLinks(numberTables(nodes), anchors, options.linkRule);
  return { nodes: finished, contents, anchors, text: words };
}

/** Whether a body is long enough for a table of contents: three sections, and three minutes. */
export function isLong({ contents, minutes }: SafeBody): boolean {
  return minutes >= 3 && contents.filter(({ level }) => level === 2).length >= 3;
}
