import { decodeHTMLStrict } from 'entities';

/* « 5 < 6 », « a<b et c>d », « <jean@exemple.fr> » are text: a tag is only what its name and attributes make one. */

const blocks = `address|article|aside|blockquote|caption|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|\
h[1-6]|header|hr|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul`;
const others = `abbr|big|br|cite|code|col|colgroup|del|em|font|iframe|img|input|ins|kbd|label|li|mark|samp|script|\
small|span|strike|strong|style|sub|sup|td|th|title|tt|video|wbr|(?:o|st1|v|w):[a-z][a-z\\d]*`;

const block = new RegExp(`^(?:${blocks})$`);
const known = new RegExp(`^(?:${blocks}|${others}|[abiqsu])$`);
const tag =
  /<(\/?)([a-z][a-z0-9]*(?::[a-z][a-z0-9]*)?)((?:\s(?:"[^"<]*"|'[^'<]*'|[^<>"'])*)?)\/?>/gi;

/** Comments, and elements whose content is not shown as text; and the mark of {@link breakOf}. */
const hidden =
  /\0|<!--.*?(?:-->|$)|<(iframe|noscript|script|style|template|title)(?:\s[^<>]*)?>.*?(?:<\/\1(?:\s[^<>]*)?>|$)/gis;
const spaces = /[ \t\n\r\f]+/g;

/** The text of what may be HTML: paragraphs and items of lists become lines, references are decoded. */
export function plainText(written: string): string {
  // « Santé&centre » has no reference: those of HTML end with a semicolon.
  return decodeHTMLStrict(written.includes('<') ? withoutTags(written) : written);
}

function withoutTags(written: string): string {
  const shown = written.replace(hidden, '');
  const lower = shown.toLowerCase();
  // A text may have a letter between « < » and « > »: it is a tag where it is closed.
  const closed = new Set([...'abiqsu'].filter((letter) => lower.includes(`</${letter}>`)));
  const text = shown.replace(tag, (found, slash: string, name: string, attributes: string) => {
    const written = name.toLowerCase();
    const hasAttributes = /^\s+[a-z][\w:-]*\s?=/i.test(attributes);
    const canBeTag = !/^[abiqsu]$/.test(written) || closed.has(written);
    const isTag =
      known.test(written) && (hasAttributes || (canBeTag && !/[^\s/]/.test(attributes)));
    return isTag ? breakOf(slash + written) : found;
  });
  if (!text.includes('\0')) return text;
  // In HTML a line break is a space, once there are elements that break lines.
  const lines = text.replace(spaces, ' ').replace(/ ?\0 ?/g, '\n');
  return lines.replace(/\n{3,}/g, '\n\n');
}

/** The replacement of a tag: U+0000 for a line break, because an item of a list is a line; a space for a cell. */
function breakOf(tag: string): string {
  if (block.test(tag.replace('/', ''))) return '\0\0';
  if (tag === 'br' || tag === 'li') return '\0';
  return tag === 'td' || tag === 'th' ? ' ' : '';
}
