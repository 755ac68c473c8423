import { cutToWidth, type FontRole, widthOf } from './letters';

/** A title as it is drawn. */
export type ShareTitle = {
  lines: string[];
  /** Pixels. */
  size: number;
};

/** Font sizes from the largest, with the lines that fit. */
const steps = [
  { size: 112, lines: 2 },
  { size: 96, lines: 2 },
  { size: 84, lines: 3 },
  { size: 74, lines: 3 },
  { size: 64, lines: 4 },
  { size: 58, lines: 4 },
];
const smallest = { size: 52, lines: 5 };

/**
 * A title in the largest size in which it fits a width in pixels without breaking a word; its lines
 * are as even as possible. One that is too long for the smallest size is cut.
 */
export function shareTitle(title: string, width: number): ShareTitle {
  for (const { size, lines: maxLines } of [...steps, smallest]) {
    const type = { font: 'heading', size } as const;
    if (allWordsFit(title, type, width) && breakLines(title, type, width).length <= maxLines) {
      return { size, lines: balanceLines(title, type, width) };
    }
  }
  const { size, lines: maxLines } = smallest;
  const type = { font: 'heading', size } as const;
  return { size, lines: cutLines(breakLines(title, type, width), maxLines, type, width) };
}

/** A font in a size, in pixels. */
type Type = { font: FontRole; size: number };

/**
 * Breaks a text of drawable letters into lines of at most `width` pixels, as full as possible: at
 * spaces, but not before a dash; after the hyphen of a compound; and inside a word wider than a line.
 */
function breakLines(text: string, type: Type, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    for (const part of fits(piece, type, width) ? [piece] : piece) {
      if (line !== '' && !fits(line + part, type, width)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** Whether no word of a text is wider than a line. */
function allWordsFit(text: string, type: Type, width: number): boolean {
  return piecesOf(text).every((piece) => fits(piece, type, width));
}

/** The same number of lines, as even as possible without breaking a word. */
function balanceLines(text: string, type: Type, width: number): string[] {
  const { length } = breakLines(text, type, width);
  let narrow = 0;
  let wide = width;
  while (wide - narrow > 4) {
    const between = (narrow + wide) / 2;
    const whole = allWordsFit(text, type, between);
    if (whole && breakLines(text, type, between).length === length) wide = between;
    else narrow = between;
  }
  return breakLines(text, type, wide);
}

/** At most `max` lines; when there are more, the last one is cut. */
function cutLines(lines: string[], max: number, { font, size }: Type, width: number) {
  if (lines.length <= max) return lines;
  const rest = lines.slice(max - 1).join(' ');
  return [...lines.slice(0, max - 1), cutToWidth(rest, font, size, width)];
}

function piecesOf(text: string): string[] {
  return text.split(/(?<= )(?![-–—] )|(?<=[\p{L}\p{N}][-–/])(?=\p{L})/u);
}

function fits(line: string, { font, size }: Type, width: number): boolean {
  return widthOf(line.trimEnd(), font, size) <= width;
}
