import type { Element, Properties } from 'hast';

const phrase = {
  // BCP 47, without rare subtags: fr, zh-Hant, pt-BR.
  lang: /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i,
  dir: /^(?:ltr|rtl|auto)$/i,
};
const integer = /^-?\d{1,4}$/;
const span = /^(?:[2-9]|1\d|20)$/;
const cell = { colSpan: span, rowSpan: span };

/** The attributes that an element keeps, by its name, and their values; those of other elements are made by us. */
const kept: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  abbr: { ...phrase, title: /^.{1,200}$/ },
  li: { value: integer },
  ol: { start: integer, reversed: /^true$/, type: /^[aAiI]$/ },
  td: cell,
  th: { ...cell, scope: /^(?:row|col)(?:group)?$/i },
  // HTML, « time »: a day, a time, both, a week, a duration.
  time: { ...phrase, dateTime: /^[\d:.TZWP+YMDHS -]{1,40}$/i },
};

/** The attributes of an element whose values are allowed, for an element with this name. */
export function attributesOf(source: Element, name: string): Properties {
  const properties: Properties = {};
  for (const [key, pattern] of Object.entries(kept[name] ?? phrase)) {
    const value = String(source.properties[key] ?? '').trim();
    if (!pattern.test(value)) continue;
    if (key === 'reversed') properties[key] = true;
    else properties[key] = key === 'dir' || key === 'scope' ? value.toLowerCase() : value;
  }
  return properties;
}
