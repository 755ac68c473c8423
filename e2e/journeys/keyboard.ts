import { expect, type Locator, type Page } from '@playwright/test';
import { expectSeen, focusOf, nameOf, ringsOf } from './focus.ts';

// More stops than any part of a page has on the way from one thing to the next.
const far = 60;

/** What the browser says of sheets that came for a link the keyboard rested on, and went past. */
export const preloaded = 'preloaded using link preload but not used';

export type Keyboard = ReturnType<typeof keyboardOf>;

/** A person who has a keyboard and no mouse. At every stop they have to see where they are. */
export function keyboardOf(page: Page) {
  /** Goes one stop further, and sees where that is. */
  async function step(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const before = await focusOf(page);
    const rings = await ringsOf(before);
    await page.keyboard.press(key);
    const after = await focusOf(page);
    await expectSeen(after);
    // A date has a stop for the day, the month and the year.
    const moved = await after.evaluate((now, last) => now !== last, before);
    if (!moved || rings.length === 0) return;
    // What is there all the time, or around both, does not say where the focus is.
    const left = await ringsOf(before).catch(() => []);
    const around = await after.evaluate((now, last) => last.contains(now), before);
    if (!around) expect(left, `the ring leaves ${await nameOf(before)}`).not.toEqual(rings);
  }

  /** Goes on until the focus is on the target: forwards, or backwards with `Shift+Tab`. */
  async function tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    // A link that is pressed before React runs loads a document: what comes with its scripts is
    // not there yet, and the keyboard would go past its place.
    await target.waitFor();
    const passed: string[] = [];
    const focused = target.and(page.locator(':focus'));
    const isThere = async () => (await focused.count()) > 0;
    while (passed.length < far) {
      await step(key);
      if (await isThere()) return;
      passed.push(await nameOf(await focusOf(page)));
    }
    throw new Error(`${target} is not on the way of the keyboard:\n${passed.join('\n')}`);
  }

  return {
    step,
    tabTo,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Goes to something and presses it. */
    async choose(target: Locator, key = 'Enter'): Promise<void> {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    /** Something has given the focus to this, where it is seen. */
    async isAt(target: Locator): Promise<void> {
      await expect(target).toBeFocused();
      await expectSeen(await focusOf(page));
    },
  };
}
