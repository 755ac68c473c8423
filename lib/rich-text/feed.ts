import type { ElementContent } from 'hast';
import { element, mapTree, property } from './element';
import { hintClass } from './links';

type Origins = {
  /** Origin of the site. */
  siteUrl: string;
  /** Where the body is read on the site: its own parts are there. */
  pageUrl: string;
};

/**
 * Changes a body for a feed: it depends neither on our styles nor on the URL it is read at. Links
 * are absolute, as https://www.jsonfeed.org/version/1.1/ and readers of RSS expect.
 */
export function adaptToFeed(nodes: ElementContent[], origins: Origins): ElementContent[] {
  return mapTree(nodes, (node) => {
    if (node.type !== 'element') return [node];
    const { className, id, role, tabIndex, ariaLabel, ...rest } = node.properties;
    // Only our pages open a new tab, and only there do wide tables scroll in a region.
    if (className?.includes(hintClass)) return [];
    if (node.tagName === 'section') return node.children;
    const href = absolute(property(node, 'href'), origins);
    return [element(node.tagName, node.tagName === 'a' ? { href } : rest, node.children)];
  });
}

function absolute(href: string, { siteUrl, pageUrl }: Origins): string {
  if (href.startsWith('#')) return `${pageUrl}${href}`;
  return href.startsWith('/') ? `${siteUrl}${href}` : href;
}
