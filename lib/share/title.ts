import { cutToWidth, widthOf } from './letters';

/** A title as it is drawn; `size` is in pixels. */
export type ShareTitle = { lines: string[]; size: number };

/** Font sizes from the largest, with the lines that fit. */
const steps = [
  { size: 112, maxLines: 2 },
  { size: 96, maxLines: 2 },
  { size: 84, maxLines: 3 },
  { size: 74, maxLines: 3 },
  { size: 64, maxLines: 4 },
  { size: 58, maxLines: 4 },
];
const smallest = { size: 52, maxLines: 5 };

/**
 * A title in the largest size in which it fits a width in pixels without breaking a word; its lines
 * are as even as possible. One that is too long for the smallest size is cut.
 */
export function shareTitle(title: string, width: number): ShareTitle {
  const fitting = [...steps, smallest].find(({ size, maxLines }) => {
    return allWordsFit(title, size, width) && breakLines(title, size, width).length <= maxLines;
  });
  if (fitting) return { size: fitting.size, lines: balanceLines(title, fitting.size, width) };
  const { size, maxLines } = smallest;
  const lines = breakLines(title, size, width);
  if (lines.length <= maxLines) return { size, lines };
  const rest = lines.slice(maxLines - 1).join(' ');
  const last = cutToWidth(rest, 'heading', size, width);
  return { size, lines: [...lines.slice(0, maxLines - 1), last] };
}

/**
 * Breaks a text of drawable letters into lines of at most `width` pixels, as full as possible: at
 * spaces, but not before a dash; after the hyphen of a compound; and inside a word wider than a line.
 */
function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    for (const part of fits(piece, size, width) ? [piece] : piece) {
      if (line !== '' && !fits(line + part, size, width)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** Whether no word of a text is wider than a line. */
function allWordsFit(text: string, size: number, width: number): boolean {
  return piecesOf(text).every((piece) => fits(piece, size, width));
}

/** The same number of lines, as even as possible without breaking a word. */
function balanceLines(text: string, size: number, width: number): string[] {
  const { length } = breakLines(text, size, width);
  let narrow = 0;
  let wide = width;
  while (wide - narrow > 4) {
    const between = (narrow + wide) / 2;
    const whole = allWordsFit(text, size, between);
    if (whole && breakLines(text, size, between).length === length) wide = between;
    else narrow = between;
  }
  return breakLines(text, size, wide);
}

function piecesOf(text: string): string[] {
  return text.split(/(?<= )(?![-–—] )|(?<=[\p{L}\p{N}][-–/])(?=\p{L})/u);
}

function fits(line: string, size: number, width: number): boolean {
  return widthOf(line.trimEnd(), 'heading', size) <= width;
}
