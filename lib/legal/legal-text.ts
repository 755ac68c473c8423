import { typeset } from '@/lib/french/typography';
import { buildBody } from '@/lib/prose/build';
import { type ContentsSection, sectionsOf } from '@/lib/prose/contents';
import type { BodyOptions } from '@/lib/prose/options';
import { sanitise } from '@/lib/prose/sanitise';
import { readSource } from '@/lib/prose/source';
import { fromRoot } from './from-root';
import { type InApp, legalLinkRule } from './link-rule';
import { mapSource } from './map-source';
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
 * Makes a legal text of its markdown, by way of the one sanitiser and writer there is for HTML we
 * have not written (`lib/prose`). `null` when there is nothing to read below the title.
 */
export function legalText(markdown: string, options: LegalOptions): LegalText | null {
  const { placeholders } = options;
  // Filled in after parsing: no value is ever read as markdown or HTML.
  const source = mapSource(readSource(sanitise(unsafeHtmlOf(markdown))), {
    text: (text) => typeset(fillText(text, placeholders)),
    href: (href) => fromRoot(fillAddress(href, placeholders)),
  });
  const { title, updated, rest } = splitOpening(source);
  const body = buildBody(rest, bodyOptions(options));
  if (body === null) return null;
  return {
    title,
    updated,
    contents: sectionsOf(body.contents),
    sections: splitSections(body.nodes, body.anchors),
  };
}

function bodyOptions({ siteUrl, inApp }: LegalOptions): BodyOptions {
  return { siteUrl, apiUrl: siteUrl, linkRule: legalLinkRule(inApp) };
}
