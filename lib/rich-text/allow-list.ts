import type { Element, ElementContent, Properties } from 'hast';

/** Elements that become a link. */
export const mediaNames: ReadonlySet<string> = new Set(['audio', 'iframe', 'video']);

/** Elements that are not phrasing content. */
export const blockNames: ReadonlySet<string> = new Set([
  ...['blockquote', 'details', 'div', 'hr', 'p', 'pre', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['figcaption', 'figure'],
  ...['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ...mediaNames,
]);

/** Whether a node is or contains a block, and so is not phrasing content. */
export function containsBlock(node: ElementContent): boolean {
  return (
    node.type === 'element' && (blockNames.has(node.tagName) || node.children.some(containsBlock))
  );
}

/**
 * The phrasing elements that an editor may use, and their replacements. Underlined text looks like a
 * link and is emphasised instead. Obsolete elements become their successors.
 */
export const phrases: ReadonlyMap<string, string> = new Map([
  ...[
    ...['abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q'],
    ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'var'],
  ].map((name) => [name, name] as const),
  ['acronym', 'abbr'],
  ['strike', 's'],
  ['tt', 'code'],
  ['u', 'em'],
]);

const phrase = {
  // BCP 47, without rare subtags: fr, zh-Hant, pt-BR.
  lang: /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i,
  dir: /^(?:ltr|rtl|auto)$/i,
};
const integer = /^-?\d{1,4}$/;
const span = /^(?:[2-9]|1\d|20)$/;
const cell = { colSpan: span, rowSpan: span };

/** The attributes that an element keeps, and their values; those of elements that are not here are ours. */
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ...Object.fromEntries([...phrases.values()].map((name) => [name, phrase])),
  abbr: { ...phrase, title: /^.{1,200}$/ },
  li: { value: integer },
  ol: { start: integer, reversed: /^reversed$/, type: /^[aAiI]$/ },
  td: cell,
  th: { ...cell, scope: /^(?:row|col)(?:group)?$/i },
  // HTML, « time »: a day, a time, both, a week, a duration.
  time: { ...phrase, dateTime: /^[\d:.TZWP+YMDHS -]{1,40}$/i },
};

/** The attributes that a source has for an element with this name. */
export function attributesOf(source: Element, name: string): Properties {
  const properties: Properties = {};
  for (const [key, pattern] of Object.entries(attributes[name] ?? {})) {
    const value = source.properties[key];
    const written = String(value ?? '').trim();
    const isCaseless = key === 'dir' || key === 'scope';
    if (value === true) properties[key] = true;
    else if (pattern.test(written)) properties[key] = isCaseless ? written.toLowerCase() : written;
  }
  return properties;
}
