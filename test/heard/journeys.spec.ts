import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { linesHeard } from './compare.ts';
import { readJourney, type Step } from './journey.ts';
import { type Browser, openReader } from './reader.ts';
import { writeTranscript } from './transcript.ts';

const folder = join(import.meta.dirname, 'journeys');

for (const file of readdirSync(folder)) {
  const name = basename(file, '.txt');

  test(name, async ({ baseURL }, { project }) => {
    const browser = project.name as Browser;
    const { title, path, steps } = readJourney(readFileSync(join(folder, file), 'utf8'), browser);
    const reader = await openReader(browser, `${baseURL}${path}`);
    const heard: { keys: string; utterances: string[] }[] = [];
    try {
      for (const step of steps) {
        const isDone = (utterances: string[]) =>
          linesHeard(step, utterances).length >= step.expected.length;
        const utterances =
          step === steps[0] ? reader.opened : await reader.press(step.keys, isDone);
        heard.push({ keys: step.keys, utterances });
      }
    } finally {
      writeTranscript(`${name}.${browser}`, title, heard);
      await reader.stop();
    }
    // All of it, because what follows from a mistake helps to find it.
    const lines = (linesOf: (step: Step, index: number) => string[]) =>
      steps.flatMap((step, index) => [`> ${step.keys}`, ...linesOf(step, index)]).join('\n');
    expect(lines((step, index) => linesHeard(step, heard[index]?.utterances ?? []))).toBe(
      lines(({ expected }) => expected),
    );
  });
}
