import { decodeUri } from '@/lib/decode-uri';
import { textWidth } from './arial';
import { cut, type Shown, type TextBox } from './cut';

/*
 * How much of a title and a description Google shows. Google publishes no numbers; these were measured
 * by others on its result pages. Titles are in Arial at 20 px, on one line of 600 px on a desktop, on
 * two on a phone; descriptions in Arial at 14 px, cut at 920 px on a desktop and at 680 px on a phone.
 * https://text-to-binary.pages.dev/serp-preview-tool (20 px Arial, 580 px)
 * https://findbest.tools/seo/meta-description-checker (600 px; 920 px and 680 px)
 * https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/ (the method)
 */

export const titleBoxes = {
  desktop: { width: 600, lines: 1, size: 20 },
  // A phone of 360 px, minus margins of 16 px.
  phone: { width: 328, lines: 2, size: 20 },
} satisfies Record<string, TextBox>;

export const descriptionBoxes = {
  desktop: { width: 920, lines: 1, size: 14 },
  phone: { width: 680, lines: 1, size: 14 },
} satisfies Record<string, TextBox>;

export type Device = keyof typeof titleBoxes;

export type SearchResult = {
  site: string;
  /** « https://www.example.org › annonces › 12 » */
  trail: string;
  title: Shown;
  description: Shown | null;
};

/** What Google would show of a page, if it uses our title and description. */
export function searchResult(
  page: { url: string; title: string; description: string | null; site: string },
  device: Device,
): SearchResult {
  const { origin, pathname } = new URL(page.url);
  const segments = pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeUri(segment) ?? segment);
  return {
    site: page.site,
    trail: [origin, ...segments].join(' › '),
    title: cut(page.title, titleBoxes[device]),
    description: page.description === null ? null : cut(page.description, descriptionBoxes[device]),
  };
}

/** The width of a title or a description in pixels, rounded up so that one that is cut exceeds its box. */
export function widthIn(text: string, { size }: TextBox): number {
  return Math.ceil(textWidth(text, size));
}

/** About how many characters of a text fit, rounded down to a multiple of five. */
export function charactersIn(box: TextBox, text: string): number {
  const exact = ([...text].length * box.width) / widthIn(text, box);
  return Math.max(5, Math.floor(exact / 5) * 5);
}
