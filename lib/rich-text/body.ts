import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { withoutBreaks } from '@/lib/french/text';
import { fromDialects } from './dialects/from-dialects';
import { isElement, isVisible, mapTree, type Nodes, names, property, wordsOf } from './element';
import { flow } from './flow';
import { parseHtml, writeHtml } from './html';
import {
  type Anchors,
  type ContentsSection,
  finishLink,
  type LinkRule,
  leavesSite,
  placeHeadings,
  placeNotes,
} from './links';
import { type Origins, withCheckedUrls } from './media';

/** A text as HTML that is safe to insert into a page, and as plain text on one line. */
export type SafeBody = { html: string; contents: ContentsSection[]; text: string };

/**
 * Makes safe HTML of untrusted HTML or plain text: it runs no scripts, requests only images from other sites, and stays
 * inside the element it is inserted into. `null` when nothing is visible.
 */
export function safeBody(content: string, origins: Origins): SafeBody | null {
  const linkRule: LinkRule = (href) => ({ href, newTab: leavesSite(href) });
  const body = layOut(fromDialects(parseHtml(content)), origins, linkRule);
  return body && { ...body, html: writeHtml(body.nodes) };
}

/** The body for a feed, whose readers expect absolute links; fragments are of the page at `pageUrl`. */
export function feedBody(content: string, origins: Origins, pageUrl: string): string | null {
  const linkRule: LinkRule = (href) => ({ href: new URL(href, pageUrl).href, newTab: false });
  const body = layOut(fromDialects(parseHtml(content)), origins, linkRule);
  const nodes = mapTree(body?.nodes ?? [], (node) => {
    if (node.type !== 'element') return [node];
    // A scrolling region is for our pages only.
    if (node.tagName === 'section') return node.children;
    const { id, role, ariaLabel, ...properties } = node.properties;
    return [{ ...node, properties }];
  });
  return body && writeHtml(nodes);
}

/** Lays out sanitized nodes: blocks, then headings, notes, tables and links, which depend on the whole text. */
export function layOut(source: Nodes, origins: Origins, linkRule: LinkRule) {
  const checked = mapTree(source, (node) => withCheckedUrls(node, origins));
  const blocks = flow(checked, { around: [] });
  if (!isVisible(blocks)) return null;
  const elements = selectAll('*', { type: 'root', children: blocks });
  joinWords(elements);
  const text = wordsOf(blocks);
  const anchors: Anchors = new Map();
  const contents = placeHeadings(elements, anchors);
  placeNotes(elements, anchors);
  labelTables(elements);
  const nodes = mapTree(blocks, (node) =>
    isElement(node, 'a') ? finishLink(node, anchors, linkRule) : [node],
  );
  return { nodes, contents, anchors, text };
}

/** Prevents line breaks where French typography has none; code stays as it is. */
function joinWords(elements: Element[]): void {
  const isCode = names('pre code kbd samp');
  for (const { children } of elements.filter(({ tagName }) => !isCode.includes(tagName))) {
    for (const node of children) {
      if (node.type === 'text') node.value = withoutBreaks(node.value);
    }
  }
}

/** Numbers the label of a table that another one has: « Tableau (2) ». */
function labelTables(elements: Element[]): void {
  const counts = new Map<string, number>();
  for (const node of elements.filter(({ tagName }) => tagName === 'section')) {
    const label = property(node, 'ariaLabel');
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    if (count > 1) node.properties.ariaLabel = `${label} (${count})`;
  }
}
