import type { Element } from 'hast';
import { fromDialects } from './dialects/from-dialects';
import { isElement, isVisible, mapTree, type Nodes, property, wordsOf } from './element';
import { flow, type Origins } from './flow';
import { parseHtml, writeHtml } from './html';
import {
  type Anchors,
  type ContentsSection,
  finishLink,
  type LinkRule,
  leavesInNewTab,
  placeHeadings,
  placeNotes,
} from './links';

/** `linkRule`: where links open; by default those that leave the site open a new tab. */
type BodyOptions = Origins & { linkRule?: LinkRule };

/** A laid out text; `text` is on one line. */
type Body = { nodes: Nodes; contents: ContentsSection[]; anchors: Anchors; text: string };

/** A text as HTML that is safe to insert into a page. */
export type SafeBody = Pick<Body, 'contents' | 'text'> & { html: string };

/**
 * Makes a body of untrusted HTML, such as that of a post: it runs no scripts, requests only images from other sites,
 * and stays inside the element it is inserted into. Plain text becomes paragraphs. `null` when it is empty.
 */
export function safeBody(content: string, options: BodyOptions): SafeBody | null {
  const body = bodyOf(content, options);
  return body && { ...body, html: writeHtml(body.nodes) };
}

/**
 * The same body as HTML for a feed, without markup that needs our pages. Links are absolute, as
 * https://www.jsonfeed.org/version/1.1/ and readers of RSS expect.
 * @param pageUrl the URL of the page of the text, the base of fragments.
 */
export function feedBody(content: string, origins: Origins, pageUrl: string): string | null {
  const linkRule: LinkRule = (href) => ({ href, newTab: false });
  const body = bodyOf(content, { ...origins, linkRule });
  if (body === null) return null;
  const absolute = (href: string) =>
    href.replace(/^#/, `${pageUrl}#`).replace(/^\//, `${origins.siteUrl}/`);
  const nodes = mapTree(body.nodes, (node) => {
    if (node.type !== 'element') return [node];
    // A scrolling region is for our pages only.
    if (node.tagName === 'section') return node.children;
    const { id, role, ariaLabel, ...rest } = node.properties;
    const href = absolute(property(node, 'href'));
    return [{ ...node, properties: node.tagName === 'a' ? { href } : rest }];
  });
  return writeHtml(nodes);
}

function bodyOf(content: string, options: BodyOptions): Body | null {
  return layOut(fromDialects(parseHtml(content)), options);
}

/** Makes blocks of sanitized nodes, then headings, tables and links, which depend on all; `null` when it is empty. */
export function layOut(source: Nodes, options: BodyOptions): Body | null {
  const { linkRule = leavesInNewTab, ...origins } = options;
  const blocks = flow(source, { ...origins, around: [] });
  if (!isVisible(blocks)) return null;
  const text = wordsOf(blocks);
  /** Inner ones first. */
  const elements: Element[] = [];
  mapTree(blocks, (node) => {
    if (node.type === 'element') elements.push(node);
    return [node];
  });
  const anchors: Anchors = new Map();
  const contents = placeHeadings(elements, anchors);
  placeNotes(elements, anchors);
  const labels = new Map<string, number>();
  const nodes = mapTree(blocks, (node) => {
    if (isElement(node, 'a')) return finishLink(node, anchors, linkRule);
    if (isElement(node, 'section')) makeUnique(node, labels);
    return [node];
  });
  return { nodes, contents, anchors, text };
}

/** Numbers the label of a table that another one has: « Tableau (2) ». */
function makeUnique(table: Element, labels: Map<string, number>): void {
  const label = property(table, 'ariaLabel');
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  if (count > 1) table.properties.ariaLabel = `${label} (${count})`;
}
