import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Keys that are pressed, and what the screen reader should say then. */
export type Step = { keys: string; expected: string[] };

/** A page that is opened, and steps on it. */
export type Journey = { title: string; path: string; steps: Step[] };

/** The journeys of a file, each after a line `= …` with its name. */
export function splitJourneys(text: string): { name: string; text: string }[] {
  const [, ...parts] = text.split(/^= /m);
  return parts.map((part) => {
    const [name = '', ...lines] = part.split('\n');
    return { name, text: lines.join('\n') };
  });
}

/**
 * Reads a journey, which is a text of lines:
 *
 * - `# …` is the title, then comments;
 * - `> …` is a step: the first one is the path of the page, the others are keys by their names in xdotool, or “text”;
 * - `firefox: …` and `chromium: …` apply to that browser only;
 * - any other line is what the screen reader must say, once and after the lines before it.
 *
 * @throws if the journey has no title or opens no page.
 */
export function readJourney(text: string, browser: string): Journey {
  const lines = text.split('\n').filter((line) => line !== '');
  const title = /^# (.+)/.exec(lines[0] ?? '')?.[1];
  const steps: Step[] = [];
  for (const line of lines.filter((each) => !each.startsWith('#'))) {
    const [, only = browser, words = ''] = /^(?:(firefox|chromium): )?(.+)/.exec(line) ?? [];
    if (only !== browser) continue;
    if (words.startsWith('> ')) steps.push({ keys: words.slice(2), expected: [] });
    else steps.at(-1)?.expected.push(words);
  }
  const path = steps[0]?.keys;
  if (!title || !path?.startsWith('/')) throw new Error('A journey has a title and opens a page.');
  return { title, path, steps };
}

/** Separates the utterances in a line. */
const separator = ' | ';

/**
 * The expected lines of a step that the screen reader said, in the order in which it said them, each as often as it
 * said it. They equal `step.expected` if the screen reader said what it should.
 *
 * A line is one utterance or several, separated by ` | `; `…` stands for any words of an utterance.
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

const folder = resolve('docs/heard');
const width = 118;

/** Writes the utterances after each step of a journey to docs/heard, where version control shows changes. */
export function writeTranscript(
  name: string,
  browser: string,
  title: string,
  heard: { keys: string; utterances: string[] }[],
): void {
  const steps = heard.map(({ keys, utterances }) => `> ${keys}\n${fill(utterances)}`);
  const file = join(folder, `${browser}.txt`);
  const journeys = new Map(
    splitJourneys(readFileSync(file, 'utf8')).map((known) => [known.name, known.text.trimEnd()]),
  );
  journeys.set(name, [`# ${title}\n`, ...steps].join('\n').trimEnd());
  const all = [...journeys].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, all.map(([known, text]) => `= ${known}\n${text}\n`).join('\n'));
}

/** Joins utterances into lines. */
function fill(utterances: string[]): string {
  const lines: string[] = [];
  for (const utterance of utterances) {
    const longer = lines.at(-1) + separator + utterance;
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer);
    else lines.push(utterance);
  }
  return lines.map((line) => `${line}\n`).join('');
}
