import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { linesHeard, readJourney, type Step, splitJourneys, writeTranscript } from './journey.ts';
import { type Browser, openReader } from './reader.ts';

const texts = readFileSync(join(import.meta.dirname, 'journeys.txt'), 'utf8');

for (const { name, text } of splitJourneys(texts)) {
  test(name, async ({ baseURL }, { project }) => {
    const browser = project.name as Browser;
    const { title, path, steps } = readJourney(text, browser);
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
      writeTranscript(name, browser, title, heard);
      await reader.stop();
    }
    // Compares all steps, because the steps after a mistake help to find it.
    const lines = (linesOf: (step: Step, index: number) => string[]) =>
      steps.flatMap((step, index) => [`> ${step.keys}`, ...linesOf(step, index)]).join('\n');
    expect(lines((step, index) => linesHeard(step, heard[index]?.utterances ?? []))).toBe(
      lines(({ expected }) => expected),
    );
  });
}
