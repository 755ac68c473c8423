import { pages } from '../pages.ts';
import { test } from '../shared-page.ts';
import { expect } from '../test.ts';
import { focusOf, nextStop } from './focus.ts';
import { preloaded, smallTargetsOf } from './keyboard.ts';
import { namelessOf } from './screen-reader.ts';

// The 404 page.
test.use({ expectedConsole: [preloaded, 'Failed to load resource'] });

/** More tab stops than any page has. */
const tooMany = 400;

for (const path of pages) {
  test(`@desktop @phone every tab stop of ${path} is visible, in document order, and large enough`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    expect(await smallTargetsOf(page)).toEqual([]);
    // Only a mouse shows a `title`; the `title` of a field repeats the text below it.
    await expect(page.locator('body [title]:not(input)')).toHaveCount(0);
    // The filters of the list load their code with the first key.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    let last = await focusOf(page);
    let first: typeof last | null = null;
    let stops = 0;
    for (; stops < tooMany; stops += 1) {
      await page.keyboard.press('Tab');
      const now = await nextStop(page, last, first);
      if (now === null) break;
      first ??= now;
      last = now;
    }
    expect(stops).toBeGreaterThan(12);
    expect(stops).toBeLessThan(tooMany);
    // The footer ends the page.
    expect(await last.evaluate((element) => element.closest('footer') !== null)).toBe(true);
    expect(await namelessOf(page), 'every control has a name').toEqual([]);
  });
}
