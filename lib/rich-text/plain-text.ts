import { parseHtml } from './html';

/*
 * What people write into a field of plain text is seldom HTML, and « 5 < 6 », « a<b et c>d » or « <jean@exemple.fr> »
 * are none. So this is no parser of HTML: only what can be nothing else is a tag.
 */

const blocks = new Set(
  `address article aside blockquote caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr main nav ol p pre section table tbody tfoot thead tr ul`.split(/\s+/),
);
const others = new Set(
  `abbr big br cite code col colgroup del em font img input ins kbd label li mark samp small span strike strong sub sup
  td th tt video wbr`.split(/\s+/),
);
/** A text may have these letters between « < » and « > »: they are tags where they are closed. */
const letters = new Set(['a', 'b', 'i', 'q', 's', 'u']);
/** Their content is no text. */
const hidden = new Set(['iframe', 'script', 'style', 'title']);

const tagOrComment =
  /<!--|-->|<(\/?)([a-z][a-z0-9]*(?::[a-z][a-z0-9]*)?)((?:\s(?:"[^"<]*"|'[^'<]*'|[^<>"'])*)?)\/?>/gi;
const ofWord = /^(?:o|st1|v|w):/;
const attribute = /^\s+[a-z][\w:-]*\s?=/i;
const spaces = /[ \t\n\r\f]+/g;
const reference = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

/**
 * The text of what may be HTML in a field of plain text: paragraphs and items of lists are lines, references are
 * decoded. What is no HTML stays as it is.
 */
export function plainText(written: string): string {
  const text = written.includes('<') ? withoutTags(written) : written;
  return text.includes('&') ? decoded(text) : text;
}

function withoutTags(written: string): string {
  const cuts = [...cutsOf(written)];
  // In HTML a line break is a space, once there are elements that break lines.
  const hasBlocks = cuts.some(({ name }) => breakOf(name) !== '');
  const textOf = (part: string) => (hasBlocks ? part.replace(spaces, ' ') : part);
  let at = 0;
  let text = '';
  for (const { start, end, name } of cuts) {
    text += textOf(written.slice(at, start)) + breakOf(name);
    at = end;
  }
  text += textOf(written.slice(at));
  return hasBlocks ? text.replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n') : text;
}

/** A tag, or an element that is no text, from its first to after its last character. */
type Cut = { start: number; end: number; name: string };

function cutsOf(written: string): Cut[] {
  const isTag = tagsOf(written);
  const cuts: Cut[] = [];
  let open: { start: number; until: string } | null = null;
  for (const match of written.matchAll(tagOrComment)) {
    const [found, slash = '', tag = '', attributes = ''] = match;
    const name = tag.toLowerCase();
    const start = open?.start ?? match.index;
    const end = match.index + found.length;
    if (open === null) open = contentOf(found, `${slash}${name}`, start);
    else if (open.until === `${slash}${name || found}`) {
      cuts.push({ start, end, name: '' });
      open = null;
      continue;
    }
    if (open === null && isTag(name, attributes))
      cuts.push({ start, end, name: `${slash}${name}` });
  }
  return open === null ? cuts : [...cuts, { start: open.start, end: written.length, name: '' }];
}

/** A comment, or an element that is no text, that begins here. */
function contentOf(found: string, tag: string, start: number) {
  if (found === '<!--') return { start, until: '-->' };
  return hidden.has(tag) ? { start, until: `/${tag}` } : null;
}

/** Whether what looks like a tag of the text is one, by its name and its attributes. */
function tagsOf(written: string): (name: string, attributes: string) => boolean {
  const lower = written.toLowerCase();
  const closed = new Set([...letters].filter((name) => lower.includes(`</${name}>`)));
  return (name, written) => {
    const hasAttributes = attribute.test(written);
    if (!hasAttributes && /[^\s/]/.test(written)) return false;
    if (letters.has(name)) return hasAttributes || closed.has(name);
    return ofWord.test(name) || blocks.has(name) || others.has(name) || hidden.has(name);
  };
}

/** What stands for a tag: an item of a list is a line, a cell a word. */
function breakOf(tag: string): string {
  if (blocks.has(tag.replace('/', ''))) return '\n\n';
  if (tag === 'br' || tag === 'li') return '\n';
  return tag === 'td' || tag === 'th' ? ' ' : '';
}

/** With the references that end with a semicolon, as HTML has them: « Santé&centre » has none. */
function decoded(text: string): string {
  const [node] = parseHtml(text.replace(reference, '&amp;').replaceAll('<', '&lt;'));
  return node?.type === 'text' ? node.value : '';
}
