import type { Page } from '@playwright/test';
import { pages } from '../pages.ts';
import { test } from '../shared-page.ts';
import { expect, expectContrast } from '../test.ts';
import { unseenOn } from './unseen.ts';

// The 404 page.
test.use({ expectedConsole: ['Failed to load resource'] });

/** Elements with an animation or a transition, on hover too, or with smooth scrolling. */
function motionOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blink = 20;
    const maxLength = (times: string) =>
      Math.max(
        ...times
          .split(',')
          .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000)),
      );
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > blink)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : ''));
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const moves =
          maxLength(style.transitionDuration) > blink ||
          (style.animationName !== 'none' && maxLength(style.animationDuration) > blink) ||
          style.scrollBehavior !== 'auto';
        return moves ? [element.outerHTML] : [];
      }),
    );
    return [...running, ...styled].map((html) => `${html?.slice(0, 100)}`);
  });
}

for (const path of pages) {
  // Preferences of one visitor, and the page is loaded once.
  test(`on ${path} nothing moves with reduced motion, texts have contrast in the dark, and controls and icons are visible in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await test.step('nothing moves', async () => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 780 });
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        expect(await motionOf(page), `${width} px wide`).toEqual([]);
      }
    });
    await test.step('texts have contrast in the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 780 });
      await expectContrast(page);
    });
    await test.step('controls and icons are visible in forced colours', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      // Light on dark, so that what keeps a dark colour of ours is invisible.
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: null });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 780 });
        expect(await unseenOn(page), `${width} px wide`).toEqual([]);
      }
    });
  });
}

test('@phone nor do the menu and the filters', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/annonces');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await motionOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtrer les annonces' })).toBeVisible();
  expect(await motionOf(page)).toEqual([]);
});

test('without that preference there is some', async ({ page }) => {
  await page.goto('/');
  expect(await motionOf(page)).not.toEqual([]);
});
