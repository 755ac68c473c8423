import type { Page } from '@playwright/test';
import { openForm, send } from '../forms/submissions.ts';
import { pages } from '../pages.ts';
import { test } from '../shared-page.ts';
import { expect, expectContrast, test as ofSite } from '../test.ts';
import { unseenOn } from './navigation.ts';

test.describe('preferences on each page', () => {
  // The 404 page.
  test.use({ expectedConsole: ['Failed to load resource'] });

  /** Elements with an animation, a transition (also on hover), or smooth scrolling. */
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
    // One test for all preferences, so that the page is loaded once.
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
        // Light on dark, so that an element with a dark colour of ours is invisible.
        await page.emulateMedia({
          forcedColors: 'active',
          colorScheme: 'dark',
          reducedMotion: null,
        });
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 780 });
          expect(await unseenOn(page), `${width} px wide`).toEqual([]);
        }
      });
    });
  }

  test('@phone the menu and the filters do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/annonces');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await motionOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fermer le menu' }).click();
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect(page.getByRole('dialog', { name: 'Filtrer les annonces' })).toBeVisible();
    expect(await motionOf(page)).toEqual([]);
  });

  test('elements move without reduced motion, so the tests detect motion', async ({ page }) => {
    await page.goto('/');
    expect(await motionOf(page)).not.toEqual([]);
  });
});

ofSite.describe('forced colours', () => {
  // Light on dark, so that an element with a dark colour of ours is invisible.
  ofSite.beforeEach(({ page }) =>
    page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
  );

  ofSite(
    'leave selected, current, disabled and invalid elements distinguishable',
    async ({ page }) => {
      const highlight = await page.evaluate(() => {
        document.body.style.color = 'Highlight';
        return getComputedStyle(document.body).color;
      });
      await openForm(page, '/inscription');
      const choice = (name: string) => page.locator('label', { hasText: new RegExp(`^${name}$`) });
      await expect(choice('Médecin')).toHaveCSS('outline-color', highlight);
      await expect(choice('Médecin')).toHaveCSS('outline-style', 'solid');
      await expect(choice('Remplaçant')).toHaveCSS('outline-style', 'none');
      const ticked = page.getByRole('checkbox').locator('xpath=..').locator('svg');
      await expect(ticked).toHaveCSS('opacity', '0');
      await page.getByRole('checkbox').check();
      await expect(ticked).toHaveCSS('opacity', '1');
      await send(page).click();
      const mistake = page.getByText('Indiquez votre prénom.').last();
      await expect(mistake.locator('xpath=..').locator('svg').first()).toBeVisible();
      await page.getByLabel('Prénom').press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-color', highlight);
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');

      await page.goto('/annonces');
      const views = page.getByRole('list', { name: 'Affichage' });
      const edges = (name: string) =>
        views.getByRole('link', { name }).evaluate((link) => {
          const { outlineStyle, outlineColor, borderColor, borderStyle } = getComputedStyle(link);
          return [outlineStyle, outlineColor, borderStyle, borderColor].join(' ');
        });
      expect(await edges('Liste')).not.toBe(await edges('Carte'));
      const colour = (name: string) =>
        page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).color);
      expect(await colour('Page précédente')).not.toBe(await colour('Page suivante'));
      await expect(page.getByText(/^Rétrocession \d/).first()).not.toHaveCSS(
        'border-top-color',
        'rgba(0, 0, 0, 0)',
      );
    },
  );
});

ofSite.describe('the dark theme', () => {
  ofSite.use({ colorScheme: 'dark' });

  /** The lightness of a page, a card and their text, from 0 (black) to 1 (white). */
  function lightness(page: Page) {
    return page.evaluate(() => {
      const share = (colour: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return alpha === 0 ? undefined : (red + green + blue) / 3 / 255;
      };
      const html = getComputedStyle(document.documentElement);
      const card = getComputedStyle(document.querySelector('article') ?? document.body);
      return {
        page: share(html.backgroundColor),
        text: share(html.color),
        card: share(card.backgroundColor),
        cardText: share(card.color),
        scheme: html.colorScheme,
      };
    });
  }

  ofSite(
    'has dark native controls, applies before the style sheets load, and is light on paper',
    async ({ page }) => {
      await page.goto('/annonces');
      const dark = await lightness(page);
      expect(dark.page).toBeLessThan(0.1);
      expect(dark.card).toBeLessThan(0.2);
      expect(dark.text).toBeGreaterThan(0.8);
      await expect(page.getByLabel('Date de début')).toHaveCSS('color-scheme', 'light dark');
      await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute(
        'content',
        'light dark',
      );

      await page.emulateMedia({ media: 'print' });
      const paper = await lightness(page);
      expect(paper).toEqual({ page: undefined, text: 0, card: 1, cardText: 0, scheme: 'light' });
    },
  );

  ofSite('has contrast in a form with mistakes and in the open filters', async ({ page }) => {
    await openForm(page, '/inscription');
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
    await expectContrast(page);

    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/annonces');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    const filters = page.getByRole('dialog');
    await filters.getByRole('button', { name: /Spécialité/ }).click();
    await expect(filters.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectContrast(page);
  });
});

test.describe('on paper', () => {
  // The 404 page.
  test.use({ expectedConsole: ['Failed to load resource'] });

  /** The width between the margins of A4, in CSS pixels. */
  const paperWidth = 718;

  const chrome = [
    'Principale',
    'Fil d’Ariane',
    'Affichage',
    'Trier les annonces',
    'Pagination',
  ].map((name) => `[aria-label="${name}"]`);

  test('no kind of page is cut on paper, or shows controls', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: paperWidth, height: 1040 });
    for (const path of pages) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const controls = page.locator(['button', '[type="submit"]', ...chrome].join(', '));
      expect([path, await controls.filter({ visible: true }).allTextContents()]).toEqual([
        path,
        [],
      ]);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, paperWidth]);
      await page.emulateMedia({ media: null });
    }
  });
});
