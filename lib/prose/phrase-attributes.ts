import type { SourceElement } from './source';
import type { Attributes, PhraseName } from './tree';

// BCP 47, as far as a text on a web page goes: fr, zh-Hant, pt-BR.
const language = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;
const direction = /^(?:ltr|rtl|auto)$/i;
// HTML, « time »: a day, a time, both, a week, a duration.
const moment = /^[\d:.TZWP+YMDHS -]{1,40}$/i;

/** The attributes a phrase keeps: language and direction, what an abbreviation stands for, a time. */
export function phraseAttributes({ attributes }: SourceElement, name: PhraseName): Attributes {
  const kept = (attribute: string, pattern: RegExp) => {
    const value = attributes.get(attribute)?.trim() ?? '';
    return pattern.test(value) ? value : undefined;
  };
  return {
    lang: kept('lang', language),
    dir: kept('dir', direction)?.toLowerCase(),
    title: name === 'abbr' ? kept('title', /^.{1,200}$/) : undefined,
    datetime: name === 'time' ? kept('datetime', moment) : undefined,
  };
}
