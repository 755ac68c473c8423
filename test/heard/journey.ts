/** Keys that are pressed, and what the screen reader should say then. */
export type Step = { keys: string; expected: string[] };

/** A page that is opened, and steps on it. */
export type Journey = { title: string; path: string; steps: Step[] };

/**
 * Reads a journey, which is a text of lines:
 *
 * - `# …` is the title, then comments;
 * - `> …` is a step, the first one the path of the page, the others keys in the words of xdotool, or “text” to type;
 * - `firefox: …` and `chromium: …` stand for that browser only;
 * - any other line has to be said, after the lines before it, and once.
 *
 * @throws when it has no title or opens no page.
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
