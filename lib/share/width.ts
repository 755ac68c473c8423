import { letters, widths } from './font-metrics';

/** The role of a font on a share image. */
export type FontRole = keyof typeof widths;

const advances = { heading: byLetter(widths.heading), text: byLetter(widths.text) };

function byLetter(advances: number[]): ReadonlyMap<string, number> {
  return new Map([...letters].map((letter, index) => [letter, advances[index] ?? 0]));
}

/** Pixels that a text of drawable letters takes at a size; at most one in a hundred too many. */
export function widthOf(text: string, font: FontRole, size: number): number {
  let sum = 0;
  for (const letter of text) sum += advances[font].get(letter) ?? 0;
  return (sum * size) / 1000;
}

/** A text that fits in so many pixels: cut between words, or within one that is most of it. */
export function cutToWidth(text: string, font: FontRole, size: number, width: number): string {
  if (widthOf(text, font, size) <= width) return text;
  let length = text.length - 1;
  while (length > 0 && widthOf(`${text.slice(0, length)}…`, font, size) > width) length -= 1;
  const start = text.slice(0, length);
  const words = start.replace(/[\s,;:.·«([–-]+[^\s]*$/u, '');
  return `${words.length > length / 2 ? words : start.trimEnd()}…`;
}
