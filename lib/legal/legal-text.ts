import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { typeset } from '@/lib/french/typography';
import { layOut } from '@/lib/rich-text/body';
import { type ContentsSection, sectionsOf } from '@/lib/rich-text/contents';
import { mapTree } from '@/lib/rich-text/element';
import { parseHtml } from '@/lib/rich-text/html';
import { sanitize } from '@/lib/rich-text/sanitize/sanitize';
import { fromRoot } from './from-root';
import { type InApp, legalLinkRule } from './link-rule';
import { splitOpening } from './opening';
import { fillText, fillUrl, type Placeholders } from './placeholders';
import { type LegalSection, splitSections } from './sections';

// Tables are HTML, because plain markdown has none; the sanitizing of remark-html would drop them.
const processor = remark().use(remarkHtml, { sanitize: false });

/** A legal text as its page shows it. */
export type LegalText = {
  /** Its first heading, if it begins with one. */
  title: string | null;
  /** The line on its last change, if it has one: « Dernière mise à jour : 01/02/2025 ». */
  updated: string | null;
  contents: ContentsSection[];
  /** In the order of the text; the first may come before any heading. */
  sections: LegalSection[];
};

type LegalOptions = {
  /** The origin of the site. */
  siteUrl: string;
  placeholders: Placeholders;
  /** The pages of the site that its links open by client-side navigation. */
  inApp: InApp;
};

/**
 * Renders the markdown of a legal text, with the sanitizer and the layout of posts (`lib/rich-text`).
 * `null` when there is no text below the title.
 */
export function legalText(
  markdown: string,
  { placeholders, siteUrl, inApp }: LegalOptions,
): LegalText | null {
  // After parsing, so that values are not parsed as markdown or HTML.
  const nodes = mapTree(parseHtml(sanitize(unsafeHtmlOf(markdown))), (node) => {
    if (node.type === 'text') node.value = typeset(fillText(node.value, placeholders));
    if (node.type === 'element' && node.properties.href !== undefined) {
      node.properties.href = fromRoot(fillUrl(node.properties.href, placeholders));
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

/** Renders markdown as unsafe HTML, input for the sanitizer only: HTML of the author stays in it. */
function unsafeHtmlOf(markdown: string): string {
  return processor.processSync(markdown).toString();
}
