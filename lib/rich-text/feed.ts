import type { ElementContent } from 'hast';
import { element, mapTree, property } from './element';
import { hintClass } from './links';

/** The origin of the site, and the URL of the page of the body, the base of fragments. */
type Origins = { siteUrl: string; pageUrl: string };

/**
 * Adapts a body to a feed, so that it needs neither our styles nor a base URL. Links are absolute, as
 * https://www.jsonfeed.org/version/1.1/ and readers of RSS expect.
 */
export function adaptToFeed(nodes: ElementContent[], origins: Origins): ElementContent[] {
  return mapTree(nodes, (node) => {
    if (node.type !== 'element') return [node];
    const { className, id, role, tabIndex, ariaLabel, ...rest } = node.properties;
    // New tabs and scrolling regions are for our pages only.
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
