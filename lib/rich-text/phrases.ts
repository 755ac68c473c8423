import type { Element, Properties } from 'hast';
import { property } from './element';

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

/** The replacements. */
export const phraseNames: ReadonlySet<string> = new Set(phrases.values());

// BCP 47, without rare subtags: fr, zh-Hant, pt-BR.
const language = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;
const direction = /^(?:ltr|rtl|auto)$/i;
// HTML, « time »: a day, a time, both, a week, a duration.
const moment = /^[\d:.TZWP+YMDHS -]{1,40}$/i;

/** The attributes of a phrase: language and direction, what an abbreviation means, a time. */
export function phraseProperties(source: Element, name: string): Properties {
  const matching = (attribute: string, pattern: RegExp) => {
    const value = property(source, attribute).trim();
    return pattern.test(value) ? value : undefined;
  };
  return {
    lang: matching('lang', language),
    dir: matching('dir', direction)?.toLowerCase(),
    title: name === 'abbr' ? matching('title', /^.{1,200}$/) : undefined,
    dateTime: name === 'time' ? matching('dateTime', moment) : undefined,
  };
}
