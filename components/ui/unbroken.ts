import { createElement } from 'react';

/** A text, one element at most, in which « Saint-Brieuc » does not break at its hyphen unless it is longer than its line. */
export function unbroken(text: string) {
  const parts = text.split(/((?<![^ \n])[^ \n]*-[^ \n]+)/);
  if (parts.length === 1) return text;
  const words = parts.map((part, index) =>
    index % 2 === 0 ? part : createElement('span', null, part),
  );
  return createElement('span', { 'data-unbroken': true }, ...words);
}
