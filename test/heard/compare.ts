import type { Step } from './journey.ts';

/** Between utterances in a line. */
export const separator = ' | ';

/**
 * The expected lines of a step that the screen reader said, in the order in which it did, and each as often. They
 * equal `step.expected` when all went well.
 *
 * A line is one utterance or several, separated by ` | `; `…` stands for any words of one.
 */
export function linesHeard({ expected }: Step, utterances: string[]): string[] {
  const speech = separator + utterances.join(separator + separator) + separator;
  const found = [...new Set(expected)].flatMap((line) =>
    [...speech.matchAll(patternOf(line))].map(({ index }) => ({ line, index })),
  );
  return found.sort((a, b) => a.index - b.index).map(({ line }) => line);
}

function patternOf(line: string): RegExp {
  const utterances = line.split(separator).map((utterance) => {
    const words = utterance
      .split('…')
      .map(literal)
      .join(`(?:(?!${literal(separator)}).)*`);
    return literal(separator) + words + literal(separator);
  });
  return new RegExp(utterances.join(''), 'g');
}

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
