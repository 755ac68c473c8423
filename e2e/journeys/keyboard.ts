import { expect, type Locator, type Page } from '@playwright/test';
import { focusOf, nameOf, ringsOf, visibleFocusOf } from './focus.ts';

/** More stops than there are between two targets on any page. */
const maxSteps = 90;

/** The warning about style sheets prefetched for a link that was focused but not followed. */
export const preloaded = 'preloaded using link preload but not used';

export type Keyboard = ReturnType<typeof keyboardOf>;

/** Acts as a visitor with a keyboard and no mouse. Expects the focus to be visible at every stop. */
export function keyboardOf(page: Page) {
  /** Goes one stop further, and expects a visible focus. */
  async function step(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const before = await focusOf(page);
    const rings = await ringsOf(before);
    await page.keyboard.press(key);
    const after = await visibleFocusOf(page);
    // A date has a stop for the day, the month and the year.
    const moved = await after.evaluate((now, last) => now !== last, before);
    if (!moved || rings.length === 0) return;
    // A permanent ring, or a ring around both elements, does not indicate the focus.
    const left = await ringsOf(before).catch(() => []);
    const around = await after.evaluate((now, last) => last.contains(now), before);
    if (!around) expect(left, `the ring leaves ${await nameOf(before)}`).not.toEqual(rings);
  }

  /** Presses `Tab`, or `Shift+Tab`, until the target has the focus. */
  async function tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    // A link that is pressed before hydration loads a document: elements that its scripts add may still be missing, and
    // the focus would skip them.
    await target.waitFor();
    const passed: string[] = [];
    const focused = target.and(page.locator(':focus'));
    const isThere = async () => (await focused.count()) > 0;
    while (passed.length < maxSteps) {
      await step(key);
      if (await isThere()) return;
      passed.push(await nameOf(await focusOf(page)));
    }
    throw new Error(`${target} cannot be reached by keyboard:\n${passed.join('\n')}`);
  }

  return {
    step,
    tabTo,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Goes to a target and presses it. */
    async choose(target: Locator, key = 'Enter'): Promise<void> {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    /** Expects that a script has focused the target, visibly. */
    async isAt(target: Locator): Promise<void> {
      await expect(target).toBeFocused();
      await visibleFocusOf(page);
    },
  };
}

/**
 * Targets that are too small to be pressed: under 24 px (WCAG 2.5.8), and under 44 px for fingers, except in the
 * footer. Links in a sentence are exempt, because they are as tall as its lines; so is the map of France, whose
 * departments are also links in the list beside it.
 */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const isInSentence = (target: Element) =>
      target.matches('a') &&
      [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    // A link may cover the whole card around it.
    const boxOf = (target: Element) => {
      // The label around a checkbox is pressed too.
      const label = target.matches('[type="checkbox"], [type="radio"]') && target.closest('label');
      const { width, height } = (label || target).getBoundingClientRect();
      const over = getComputedStyle(target, '::after');
      const covers = over.position === 'absolute' && over.content !== 'none';
      return {
        width: Math.max(width, (covers && Number.parseFloat(over.width)) || 0),
        height: Math.max(height, (covers && Number.parseFloat(over.height)) || 0),
      };
    };
    return [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role="option"]',
      ),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.closest('[inert], [aria-hidden="true"], svg'))
      .filter((target) => !isInSentence(target))
      .flatMap((target) => {
        const { width, height } = boxOf(target);
        // Only for screen readers.
        if (width <= 1 || height <= 1) return [];
        const least = isTouched && !target.closest('footer') ? 44 : 24;
        return Math.min(width, height) < least - 0.5
          ? [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`]
          : [];
      });
  });
}
