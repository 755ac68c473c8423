import { hintClass } from './links';
import { type BodyNode, element, mapElements } from './tree';

type Addresses = {
  /** Origin of the site. */
  siteUrl: string;
  /** Where the body is read on the site: its own parts are there. */
  pageUrl: string;
};

/**
 * A body as it goes out in a feed: nothing in it counts on our styles or on the address it is read
 * at. Links are absolute, as https://www.jsonfeed.org/version/1.1/ and readers of RSS expect.
 */
export function portable(nodes: BodyNode[], addresses: Addresses): BodyNode[] {
  return mapElements(nodes, ({ name, attributes, children }) => {
    // That a link opens a new tab is true on our pages only.
    if (attributes.class === hintClass) return [];
    if (name === 'a')
      return [element(name, { href: absolute(attributes.href ?? '', addresses) }, children)];
    // The frame in which a wide table scrolls.
    if (name === 'section') return children;
    const { class: _, id, role, tabindex, 'aria-label': label, ...kept } = attributes;
    return [element(name, kept, children)];
  });
}

function absolute(href: string, { siteUrl, pageUrl }: Addresses): string {
  if (href.startsWith('#')) return `${pageUrl}${href}`;
  return href.startsWith('/') ? `${siteUrl}${href}` : href;
}
