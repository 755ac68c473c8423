import { textWidth } from './arial';
import { cut, type Room, type Shown } from './cut';

/*
 * How much of a page Google shows. It publishes no number: these are those measured by others on
 * its result pages. Titles are drawn in Arial at 20 px, on one line of 600 px on a desktop, on two on
 * a phone; descriptions in Arial at 14 px, cut at 920 px on a desktop and at 680 px on a phone.
 * https://text-to-binary.pages.dev/serp-preview-tool (20 px Arial, 580 px)
 * https://findbest.tools/seo/meta-description-checker (600 px; 920 px and 680 px)
 * https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/ (the method)
 */

export const titleRooms = {
  desktop: { width: 600, lines: 1, size: 20 },
  // A phone of 360 px, less a margin of 16 px at each side.
  phone: { width: 328, lines: 2, size: 20 },
} satisfies Record<string, Room>;

export const descriptionRooms = {
  desktop: { width: 920, lines: 1, size: 14 },
  phone: { width: 680, lines: 1, size: 14 },
} satisfies Record<string, Room>;

export type Device = keyof typeof titleRooms;

export type SearchResult = {
  site: string;
  /** « https://www.example.org › annonces › 12 » */
  trail: string;
  title: Shown;
  description: Shown | null;
};

/** What Google would show of a page, if it keeps our title and description. */
export function searchResult(
  page: { url: string; title: string; description: string | null; site: string },
  device: Device,
): SearchResult {
  const { origin, pathname } = new URL(page.url);
  const segments = pathname.split('/').filter(Boolean).map(decodeSegment);
  return {
    site: page.site,
    trail: [origin, ...segments].join(' › '),
    title: cut(page.title, titleRooms[device]),
    description: page.description === null ? null : cut(page.description, descriptionRooms[device]),
  };
}

/** How wide a title or a description is, in whole pixels: what is wider than its room is so here too. */
export function widthIn(text: string, { size }: Room): number {
  return Math.ceil(textWidth(text, size));
}

/** About how many characters of a text a room has, to the five. */
export function charactersIn(room: Room, text: string): number {
  const exact = ([...text].length * room.width) / widthIn(text, room);
  return Math.max(5, Math.floor(exact / 5) * 5);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
