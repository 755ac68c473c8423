import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { separator } from './compare.ts';

const folder = resolve('docs/heard');
const width = 118;

/** Writes what was heard after each step to docs/heard, where a change of it shows. */
export function writeTranscript(
  name: string,
  title: string,
  heard: { keys: string; utterances: string[] }[],
): void {
  mkdirSync(folder, { recursive: true });
  const steps = heard.map(({ keys, utterances }) => `> ${keys}\n${fill(utterances)}`);
  writeFileSync(join(folder, `${name}.txt`), [`# ${title}\n`, ...steps].join('\n'));
}

/** Several utterances to a line. */
function fill(utterances: string[]): string {
  const lines: string[] = [];
  for (const utterance of utterances) {
    const longer = lines.at(-1) + separator + utterance;
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer);
    else lines.push(utterance);
  }
  return lines.map((line) => `${line}\n`).join('');
}
