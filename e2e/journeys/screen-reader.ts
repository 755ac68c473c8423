import type { Page } from '@playwright/test';
import { watchLiveRegions } from './live-regions.ts';

/** What a live region contains; `lost` when no screen reader would announce it. */
type Utterance = { words: string; lost: boolean };

/** Records the announcements of live regions of a page, and of later pages, as a screen reader does. */
export async function listen(page: Page) {
  const utterances: Utterance[] = [];
  await page.exposeFunction('reportUtterance', (words: string, lost: boolean) => {
    utterances.push({ words, lost });
  });
  await page.addInitScript(watchLiveRegions);
  const wordsOf = (lost: boolean) =>
    utterances.filter((utterance) => utterance.lost === lost).map(({ words }) => words);
  return {
    /** What was announced so far, in order. */
    announced: () => wordsOf(false),
    /** What was meant to be announced, and was not. */
    lost: () => wordsOf(true),
    forget: () => {
      utterances.length = 0;
    },
  };
}
