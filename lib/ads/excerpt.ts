import { cut, wordsOf } from '@/lib/french/text';

const maxLength = 160;

/**
 * The sentence of a description that has the words of a search which the title lacks, for its card
 * (docs/product.md#criteria); `null` when the title has them all, or no sentence has one.
 */
export function excerptWith(words: string, title: string, description: string): string | null {
  const missing = wordsOf(words).filter((word) => !hasWord(title, word));
  if (missing.length === 0) return null;
  const sentences = description.split(/(?<=[.!?…])\s|\n/).map((text) => ({
    text,
    found: missing.filter((word) => hasWord(text, word)),
  }));
  const best = Math.max(0, ...sentences.map(({ found }) => found.length));
  const sentence = sentences.find(({ found }) => found.length === best);
  return best === 0 || !sentence
    ? null
    : around(withoutMark(sentence.text), sentence.found[0] ?? '');
}

/** Without the mark of an item of a list. */
const withoutMark = (text: string) => text.replace(/^[\s–•*-]+/, '').trim();

/** Whether a text has a word that begins like this one. */
function hasWord(text: string, word: string): boolean {
  return wordsOf(text).some((other) => other.startsWith(word));
}

/** A long sentence from some words before this one on. */
function around(sentence: string, word: string): string {
  if (sentence.length <= maxLength) return sentence;
  const parts = sentence.split(' ');
  const at = parts.findIndex((part) => hasWord(part, word));
  const start = Math.max(0, at - 6);
  return cut(`${start > 0 ? '… ' : ''}${parts.slice(start).join(' ')}`, maxLength);
}
