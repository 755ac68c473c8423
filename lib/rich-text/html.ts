import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { cleanText } from '@/lib/french/clean-text';
import { blockNames, type Nodes, names, phrases } from './element';

/** Sanitizes HTML and parses it as a browser does, with cleaned texts and attribute values. */
export function parseHtml(content: string): Nodes {
  // The sanitizer has decoded character references, so cleaning the source is enough.
  const html = cleanText(breakLines(sanitize(content).replace(hint, '')));
  return fromHtml(html, { fragment: true }).children.filter((node) => node.type !== 'doctype');
}

/** The hint at the end of a link, typed or ours, which `finishLink` adds where it applies. */
const hint = /\s?\(nouvelle fenêtre\)\s{0,9}(?=(?:<\/[a-z]{1,6}>){0,60}<\/a>)/gi;

/** Line breaks, but not in HTML: a soft return of Word, a form feed, separators of ASCII, Latin-1 and Unicode. */
const lineBreak = '[\\v\\f\\u001c-\\u001e\\u0085\\u2028\\u2029]';
const inHtml = new RegExp(`<[^<>]*>|${lineBreak}`, 'g');
const inPlainText = new RegExp(`\\r\\n?|\\n|${lineBreak}`, 'g');

/** More than any post has. Each becomes an element; those beyond the maximum stay spaces. */
const maxLineBreaks = 5000;

/** Makes elements of these line breaks; in plain text, which has no tag, of all line breaks. */
function breakLines(sanitized: string): string {
  let left = maxLineBreaks;
  return sanitized.replace(sanitized.includes('<') ? inHtml : inPlainText, (found) => {
    if (found.startsWith('<') || left === 0) return found;
    left -= 1;
    return '<br>';
  });
}

const startTag = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>/g;

/** Serializes nodes as HTML; the only place where texts and values are escaped. */
export function writeHtml(children: Nodes): string {
  const characterReferences = { useNamedReferences: true };
  const html = toHtml({ type: 'root', children }, { characterReferences });
  // As « escaping a string » of HTML since 2025: nothing in a value looks like a tag.
  return html.replace(startTag, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);
}

const linksAndMedia = names('a audio br iframe img picture source video wbr');
const semantic = [...phrases.keys(), ...blockNames, ...linksAndMedia];

// Their content is not readable text: code, data, or the fallback of what a script shows or of what becomes a link.
const dropped = names('datalist noembed noframes noscript rp script style template title');

// They have no text.
const invisible = names('base col colgroup link meta param track');

/** Elements that stay what they are, some only to be dropped; any other becomes a `span` with its name. */
const known: ReadonlySet<string> = new Set([...semantic, ...dropped, ...invisible]);

/** Elements of the structure of a page, of forms, and an obsolete one: each becomes a `div`. */
const divisions: ReadonlySet<string> = new Set(
  names(
    'address article aside center dialog fieldset footer form header hgroup legend main nav section',
  ),
);

/** The allow-list: only what an editor needs to write a text, and what the dialects of editors say it with. */
const allowed: IOptions = {
  allowedTags: semantic,
  // Read by `fromDialects` and `layOut`, which writes only those that it has checked.
  allowedAttributes: {
    '*': names(`class style data-* role title alt name id aria-checked aria-label aria-level aria-roledescription
    checked data dir encoding hidden href src type url lang height width srcset media reversed value start colspan
    rowspan scope`),
  },
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  selfClosing: ['br', 'hr', 'img', 'source', 'wbr'],
  nonTextTags: dropped,
  // Deeper than any post; deeper elements are replaced by their text.
  nestingLimit: 60,
};

// More than any post has: the parser takes quadratic time in the number of tags.
const maxTags = 10_000;

/** Reduces the beginning of HTML to the allow-list, with every tag closed: input for `layOut`, not for display. */
export function sanitize(content: string): string {
  const parts = content.split('<', maxTags + 2);
  const bounded = parts.length > maxTags + 1 ? `${parts.slice(0, -1).join('<')}…` : content;
  // The names of the open elements.
  const open: string[] = [];
  return sanitizeHtml(bounded, {
    ...allowed,
    onOpenTag: (name) => open.push(name),
    onCloseTag: () => open.pop(),
    // A parser would put the mark of a cut between cells before the table.
    textFilter: (words, parent) =>
      words.trim() === '…' && /^t(?:able|body|foot|head|r)$/.test(parent)
        ? `<td>${words}</td>`
        : words,
    transformTags: {
      // The name of a drawing, or of a document.
      title: (tagName, attribs) => ({ tagName: open.includes('svg') ? 'desc' : tagName, attribs }),
      '*': plainTag,
    },
  });
}

/** The schemes of addresses that the sanitizer removes, and of which a trace shows: all but code. */
const otherScheme = /^\s*(?!(?:https?|mailto|tel|about|javascript|vbscript):)[a-z][a-z\d+.-]*:/i;

/** More than an image of 64 kB in base64 has, in lines. */
const maxAddress = 90_000;

function plainTag(name: string, attributes: Record<string, string>) {
  // Longer than any URL: some checks of sanitize-html take quadratic time in the length of a value.
  const short = Object.entries(attributes).filter(([, value]) => value.length <= 4096);
  const attribs = Object.fromEntries(short);
  // The sanitizer removes an empty attribute.
  if (attribs.hidden === '') attribs.hidden = 'hidden';
  const address = attributes[name === 'a' ? 'href' : 'src'] ?? '';
  if (/^(?:a|img)$/.test(name) && (address.length > 4096 || otherScheme.test(address)))
    attribs['data-address'] = address.slice(0, maxAddress);
  const tagName = divisions.has(name) ? 'div' : name;
  if (known.has(tagName)) return { tagName, attribs };
  return { tagName: 'span', attribs: { ...attribs, 'data-element': tagName } };
}
