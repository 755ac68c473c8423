import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { practitionerFormPath } from '@/lib/forms/profile';
import { trimEnd, typeset } from '@/lib/french/text';
import { layOut } from '@/lib/rich-text/body';
import { isBlank, isElement, mapTree, property } from '@/lib/rich-text/element';
import { parseHtml, writeHtml } from '@/lib/rich-text/html';
import { type LinkRule, leavesSite } from '@/lib/rich-text/links';
import { decodeUri } from '@/lib/runtime/decode-uri';
import type { LegalPage } from './legal-pages';

// HTML of the author stays, such as tables, of which plain markdown has none; `parseHtml` sanitizes it.
const processor = remark().use(remarkHtml, { sanitize: false });

type LegalOptions = Pick<LegalPage, 'inApp'> & { siteUrl: string; placeholders: Placeholders };

/**
 * Renders the markdown of a legal text, with the sanitizer and the layout of posts (`lib/rich-text`).
 * `null` when there is no text below the title.
 */
export function legalText(markdown: string, { placeholders, siteUrl, inApp }: LegalOptions) {
  // After parsing, so that values are not parsed as markdown or HTML.
  const nodes = mapTree(parseHtml(processor.processSync(markdown).toString()), (node) => {
    if (node.type === 'text') node.value = typeset(fillText(node.value, placeholders));
    if (node.type === 'element' && node.properties.href !== undefined) {
      node.properties.href = fromRoot(fillUrl(node.properties.href, placeholders));
    }
    return [node];
  });
  const { title, updated, rest } = splitOpening(nodes);
  const body = layOut(rest, { siteUrl, apiUrl: siteUrl }, legalLinkRule(inApp));
  if (body === null) return null;
  return {
    title,
    /** The line on its last change, if it has one: « Dernière mise à jour : 01/02/2025 ». */
    updated,
    contents: body.contents,
    /** In the order of the text; the first may come before any heading. */
    sections: splitSections(body.nodes, body.anchors),
  };
}

/** A legal text as its page shows it. */
export type LegalText = NonNullable<ReturnType<typeof legalText>>;

const lastChange = /^(?:dernière )?mise à jour.*\d{2}\/\d{2}\/\d{4}/i;

/** Splits off the title and the line on the last change at the beginning of a text. */
function splitOpening(nodes: ElementContent[]) {
  let rest = nodes;
  const take = (name: string, fits: (words: string) => boolean): string | null => {
    const start = rest.findIndex((node) => !isBlank(node));
    const first = rest[start];
    if (first === undefined || !isElement(first, name)) return null;
    const words = textOf(first)
      .replace(/[ \t\n]+/g, ' ')
      .trim();
    if (!fits(words)) return null;
    rest = rest.slice(start + 1);
    return words;
  };
  const title = take('h1', (words) => words !== '');
  const updated = take('p', (words) => lastChange.test(words));
  return { title, updated, rest };
}

// Ids made from headings begin with `section-`; one without a hyphen could be an id of the page.
const ownName = /^(?!section-)[a-z]+(?:-[a-z]+)+$/;

/**
 * The sections of a text, each from one heading of the second level to the next.
 * @param anchors the ids of headings, by the names the text had for them and by themselves.
 */
function splitSections(nodes: ElementContent[], anchors: ReadonlyMap<string, string>) {
  const names = new Map(
    [...anchors].filter(([name]) => ownName.test(name)).map(([name, id]) => [id, name]),
  );
  const groups: { id: string | null; nodes: ElementContent[] }[] = [];
  for (const node of nodes) {
    const id = isElement(node, 'h2') ? property(node, 'id') : null;
    const last = id === null ? groups.at(-1) : undefined;
    if (last) last.nodes.push(node);
    else groups.push({ id, nodes: [node] });
  }
  return groups.map((group) => ({
    /** The id of its heading; `null` for the text before the first heading. */
    id: group.id,
    /** The name the text gave it (`<h2 id="…">`), which does not depend on its words. */
    name: (group.id && names.get(group.id)) ?? null,
    /** Safe HTML, its heading included. */
    html: writeHtml(group.nodes),
  }));
}

/**
 * Where the links of a legal text open (docs/product.md#legal-pages): pages `inApp` by client-side navigation, others
 * in a new tab. Links to a mailbox, a phone or a heading open in the same tab.
 */
export function legalLinkRule(inApp?: readonly string[]): LinkRule {
  return (href) => {
    if (!href.startsWith('/')) return { href, newTab: leavesSite(href) };
    const [, written = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    // A trailing slash would cost a redirect.
    const path = `/${trimEnd(written.slice(1), /\//)}`;
    if (inApp && !inApp.includes(path)) return { href, newTab: true };
    return { href: path === practitionerFormPath ? path : path + rest, newTab: false };
  };
}

/**
 * The URL of a link, resolved against the root of the site, where all legal pages are: `inscription` and
 * `./inscription` become `/inscription`. One with a dot or a colon may be another site and is left unchanged.
 */
export function fromRoot(href: string): string {
  return href.replace(/^(?:\.{1,2}\/)*(?=[a-z])([\w/-]+)(?=[?#]|$)/i, '/$1');
}

/** The values of placeholders by name: `{name}` in a text. */
export type Placeholders = Readonly<Record<string, string>>;

/** Replaces every `{name}` in a text. An unknown name is left unchanged. */
export function fillText(text: string, values: Placeholders): string {
  return text.replace(/\{([^{}]{1,60})\}/g, (written, name: string) => values[name] ?? written);
}

/** Fills in the URL of a link, in which remark has escaped braces and accents. */
function fillUrl(href: string, values: Placeholders): string {
  const plain = href.replace(/%7B(.{1,180}?)%7D/gi, (escaped) => decodeUri(escaped) ?? escaped);
  return fillText(plain, values);
}

/**
 * Leaves out the lines of a markdown text that are not about this site. They stand between lines of their own: `<!-- si
 * name -->`, perhaps `<!-- sinon -->`, and `<!-- fin -->`.
 * @param conditions whether each name holds; an unknown one does not.
 */
export function applyConditions(
  markdown: string,
  conditions: Readonly<Record<string, boolean>>,
): string {
  let shown = true;
  const lines = markdown.split('\n').filter((line) => {
    const [, word, name = ''] = /^<!-- (si|sinon|fin)(?: ([a-z-]+))? -->$/.exec(line) ?? [];
    if (word === undefined) return shown;
    shown = word === 'fin' || (word === 'sinon' ? !shown : conditions[name] === true);
    return false;
  });
  return lines.join('\n');
}
