import { maxLength, maxParagraphs } from '@/lib/api/limits';
import { text } from '@/lib/api/schemas/text';

const betweenParagraphs = /\n\s*\n/g;

/** The description of an ad: a text of at most so many paragraphs. */
export const description = text(maxLength.description).transform((written) => {
  const last = [...(written ?? '').matchAll(betweenParagraphs)][maxParagraphs - 1];
  return written && last ? `${written.slice(0, last.index)}…` : written;
});
