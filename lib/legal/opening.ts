import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isBlank, isElement } from '@/lib/rich-text/element';

type Opening = { title: string | null; updated: string | null; rest: ElementContent[] };

const lastChange = /^(?:dernière )?mise à jour.*\d{2}\/\d{2}\/\d{4}/i;

/** Splits off the title and the line on the last change at the beginning of a text. */
export function splitOpening(nodes: ElementContent[]): Opening {
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
