import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { typeset } from '@/lib/french/text';
import { layOut } from '@/lib/rich-text/body';
import { isBlank, isElement, mapTree, property } from '@/lib/rich-text/element';
import { parseHtml, writeHtml } from '@/lib/rich-text/html';
import type { ContentsSection } from '@/lib/rich-text/links';
import { fromRoot, type InApp, legalLinkRule } from './link-rule';
import { fillText, fillUrl, type Placeholders } from './placeholders';

// HTML of the author stays, such as tables, of which plain markdown has none; `parseHtml` sanitizes it.
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
  const nodes = mapTree(parseHtml(processor.processSync(markdown).toString()), (node) => {
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
    contents: body.contents,
    sections: splitSections(body.nodes, body.anchors),
  };
}

type Opening = { title: string | null; updated: string | null; rest: ElementContent[] };

const lastChange = /^(?:dernière )?mise à jour.*\d{2}\/\d{2}\/\d{4}/i;

/** Splits off the title and the line on the last change at the beginning of a text. */
function splitOpening(nodes: ElementContent[]): Opening {
  let rest = nodes;
  const take = (name: string, fits: (words: string) => boolean): string | null => {
    const start = rest.findIndex((node) => !isBlank(node));
    const first = rest[start];
    if (first === undefined || !isElement(first, name)) return null;
    const words = wordsOf(first);
    if (!fits(words)) return null;
    rest = rest.slice(start + 1);
    return words;
  };
  const title = take('h1', (words) => words !== '');
  const updated = take('p', (words) => lastChange.test(words));
  return { title, updated, rest };
}

/** The text without line breaks; non-breaking spaces stay. */
function wordsOf(node: Element): string {
  return textOf(node)
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}

/** A section of a text: from one heading of the second level to the next. */
type LegalSection = {
  /** The id of its heading; `null` for the text before the first heading. */
  id: string | null;
  /** The name the text gave it (`<h2 id="…">`), which does not depend on its words. */
  name: string | null;
  /** Safe HTML, its heading included. */
  html: string;
};

// Ids made from headings begin with `section-`; one without a hyphen could be an id of the page.
const ownName = /^(?!section-)[a-z]+(?:-[a-z]+)+$/;

/** @param anchors the ids of headings, by the names the text had for them and by themselves. */
function splitSections(
  nodes: ElementContent[],
  anchors: ReadonlyMap<string, string>,
): LegalSection[] {
  const names = new Map(
    [...anchors].filter(([name]) => ownName.test(name)).map(([name, id]) => [id, name]),
  );
  const groups: ElementContent[][] = [];
  for (const node of nodes) {
    const group = headingId(node) === null ? groups.at(-1) : undefined;
    if (group) group.push(node);
    else groups.push([node]);
  }
  return groups.map((group) => {
    const id = group[0] === undefined ? null : headingId(group[0]);
    return { id, name: (id && names.get(id)) ?? null, html: writeHtml(group) };
  });
}

function headingId(node: ElementContent): string | null {
  return isElement(node, 'h2') ? property(node, 'id') : null;
}
