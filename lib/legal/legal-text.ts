import { typeset } from '@/lib/french/typography';
import { layOut } from '@/lib/rich-text/body';
import { type ContentsSection, sectionsOf } from '@/lib/rich-text/contents';
import { mapTree } from '@/lib/rich-text/element';
import { parseHtml } from '@/lib/rich-text/html';
import { sanitize } from '@/lib/rich-text/sanitize/sanitize';
import { fromRoot } from './from-root';
import { type InApp, legalLinkRule } from './link-rule';
import { unsafeHtmlOf } from './markdown';
import { splitOpening } from './opening';
import { fillAddress, fillText, type Placeholders } from './placeholders';
import { type LegalSection, splitSections } from './sections';

/** A legal text as its page shows it. */
export type LegalText = {
  /** Its first heading, if it begins with one. */
  title: string | null;
  /** The line on its last change, if it has one: « Dernière mise à jour : 01/02/2025 ». */
  updated: string | null;
  contents: ContentsSection[];
  /** Safe HTML, in the order of the text; the first may stand before any heading. */
  sections: LegalSection[];
};

type LegalOptions = {
  /** The origin of the site. */
  siteUrl: string;
  placeholders: Placeholders;
  /** Which pages of the site its links open in the app. */
  inApp: InApp;
};

/**
 * Makes a legal text of its markdown, with the sanitizer and the layout of posts (`lib/rich-text`).
 * `null` when there is nothing to read below the title.
 */
export function legalText(
  markdown: string,
  { placeholders, siteUrl, inApp }: LegalOptions,
): LegalText | null {
  // Filled in after parsing: no value is ever read as markdown or HTML.
  const nodes = mapTree(parseHtml(sanitize(unsafeHtmlOf(markdown))), (node) => {
    if (node.type === 'text') node.value = typeset(fillText(node.value, placeholders));
    if (node.type === 'element' && node.properties.href !== undefined) {
      node.properties.href = fromRoot(fillAddress(node.properties.href, placeholders));
    }
    return [node];
  });
  const { title, updated, rest } = splitOpening(nodes);
  const body = layOut(rest, { siteUrl, apiUrl: siteUrl, linkRule: legalLinkRule(inApp) });
  if (body === null) return null;
  return {
    title,
    updated,
    contents: sectionsOf(body.contents),
    sections: splitSections(body.nodes, body.anchors),
  };
}
