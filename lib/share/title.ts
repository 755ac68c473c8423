import { balanceLines, breakLines, cutLines, hasRoomForWords } from './lines';

/** A title as it is drawn. */
export type ShareTitle = {
  lines: string[];
  /** Pixels. */
  size: number;
};

/** From the largest: how many lines there is room for. */
const steps = [
  { size: 112, most: 2 },
  { size: 96, most: 2 },
  { size: 84, most: 3 },
  { size: 74, most: 3 },
  { size: 64, most: 4 },
  { size: 58, most: 4 },
];
const smallest = { size: 52, most: 5 };

/**
 * A title in the largest size in which it fits its place, so many pixels wide, without breaking a
 * word; its lines are as even as can be. One that is too long for the smallest is cut.
 */
export function shareTitle(title: string, width: number): ShareTitle {
  for (const { size, most } of [...steps, smallest]) {
    const type = { font: 'heading', size } as const;
    if (hasRoomForWords(title, type, width) && breakLines(title, type, width).length <= most) {
      return { size, lines: balanceLines(title, type, width) };
    }
  }
  const { size, most } = smallest;
  const type = { font: 'heading', size } as const;
  return { size, lines: cutLines(breakLines(title, type, width), most, type, width) };
}
