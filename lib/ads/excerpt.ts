import { cut, searchWords, shorten, wordsOf } from '@/lib/french/text';

const maxLength = 160;
/** Characters of a description that are read: more than people read, and a quarter of the longest. */
const maxRead = 5_000;

/**
 * The sentence of a description that has the words of a search which the title lacks, for its card
 * (docs/product.md#criteria); `null` when the title has them all, or no sentence has one.
 */
export function excerptWith(words: string, title: string, description: string): string | null {
  const ofTitle = wordsOf(title);
  const missing = searchWords(words).filter((word) => !beginsOne(word, ofTitle));
  if (missing.length === 0) return null;
  let best: { text: string; found: string[] } = { text: '', found: [] };
  for (const text of shorten(description, maxRead).split(/(?<=[.!?…])\s|\n/)) {
    const ofText = wordsOf(text);
    const found = missing.filter((word) => beginsOne(word, ofText));
    if (found.length > best.found.length) best = { text, found };
  }
  const [first] = best.found;
  return first === undefined ? null : around(withoutMark(best.text), first);
}

/** Without the mark of an item of a list. */
const withoutMark = (text: string) => text.replace(/^[\s–•*-]+/, '').trim();

/** Whether a word begins one of these. */
const beginsOne = (word: string, words: string[]) => words.some((other) => other.startsWith(word));

/** A long sentence from some words before this one on. */
function around(sentence: string, word: string): string {
  if (sentence.length <= maxLength) return sentence;
  const parts = sentence.split(' ');
  const at = parts.findIndex((part) => beginsOne(word, wordsOf(part)));
  const start = Math.max(0, at - 6);
  return cut(`${start > 0 ? '… ' : ''}${parts.slice(start).join(' ')}`, maxLength);
}
