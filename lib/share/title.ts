import { allWordsFit, balanceLines, breakLines, cutLines } from './lines';

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
