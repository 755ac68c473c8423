import type { Element, ElementContent } from 'hast';
import { fromDialects } from './dialects/from-dialects';
import { isElement, mapTree, property } from './element';
import { adaptToFeed } from './feed';
import { flow, type Origins } from './flow';
import { type ContentsEntry, placeHeadings } from './headings';
import { parseHtml, writeHtml } from './html';
import { finishLink, type LinkRule, leavesInNewTab, placeNotes } from './links';
import { sanitize } from './sanitize/sanitize';
import { isVisible, readingMinutes, wordsOf } from './words';

type BodyOptions = Origins & {
  /** Where links open; by default those that leave the site open a new tab. */
  linkRule?: LinkRule;
};

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
  return layOut(fromDialects(parseHtml(sanitize(content))), options);
}

type Body = {
  nodes: ElementContent[];
  /** Its headings `h2` and `h3`. */
  contents: ContentsEntry[];
  /** The ids of headings and notes, by the names the content had for them; those of headings by themselves too. */
  anchors: ReadonlyMap<string, string>;
  /** Its text, on one line. */
  text: string;
};

/**
 * Makes a body of sanitized nodes: first blocks, then headings, tables and links, which depend on the
 * whole body. `null` when it is empty.
 */
export function layOut(source: ElementContent[], options: BodyOptions): Body | null {
  const { linkRule = leavesInNewTab, ...origins } = options;
  const blocks = flow(source, origins);
  if (!isVisible(blocks)) return null;
  const text = wordsOf(blocks);
  const elements = elementsIn(blocks);
  const anchors = new Map<string, string>();
  const contents = placeHeadings(elements, anchors);
  placeNotes(elements, anchors);
  numberTables(elements);
  const nodes = mapTree(blocks, (node) =>
    isElement(node, 'a') ? finishLink(node, anchors, linkRule) : [node],
  );
  return { nodes, contents, anchors, text };
}

/** The elements of a tree, inner ones first. */
function elementsIn(nodes: ElementContent[]): Element[] {
  const elements: Element[] = [];
  mapTree(nodes, (node) => {
    if (node.type === 'element') elements.push(node);
    return [node];
  });
  return elements;
}

/** Makes the labels of tables unique: « Tableau (2) ». */
function numberTables(elements: Element[]): void {
  const times = new Map<string, number>();
  for (const node of elements) {
    if (!isElement(node, 'section')) continue;
    const label = property(node, 'ariaLabel');
    const count = (times.get(label) ?? 0) + 1;
    times.set(label, count);
    if (count > 1) node.properties.ariaLabel = `${label} (${count})`;
  }
}

/** Whether a body is long enough for a table of contents: three sections, and three minutes. */
export function isLong({ contents, minutes }: SafeBody): boolean {
  return minutes >= 3 && contents.filter(({ level }) => level === 2).length >= 3;
}
