import type { Page } from '@playwright/test';
import { test } from '../shared-page.ts';
import { expect, test as onNewPage } from '../test.ts';
import { entries, expectArrived, openNavigation } from './navigation.ts';

const sections = [
  { entry: 'Comment ça marche', id: 'how-it-works' },
  { entry: 'Nous Contacter', id: 'contact' },
];

test.describe('the navigation in the header', () => {
  for (const { entry, id } of sections) {
    test(`@desktop @phone « ${entry} » leads to its section of the home page`, async ({ page }) => {
      await page.goto('/annonces/12');
      const navigation = await openNavigation(page);
      await navigation.getByRole('link', { name: entry }).click();
      await expectArrived(page, id);
    });

    test(`@desktop @phone « ${entry} » works on the home page, repeatedly`, async ({ page }) => {
      await page.goto('/');
      for (const from of ['top', 'bottom']) {
        await page.evaluate(
          (edge) => scrollTo(0, edge === 'top' ? 0 : document.body.scrollHeight),
          from,
        );
        const navigation = await openNavigation(page);
        await navigation.getByRole('link', { name: entry }).click();
        await expectArrived(page, id);
      }
    });

    onNewPage(
      `« ${entry} » leads to its section however long the home page takes to load`,
      async ({ page }) => {
        await page.clock.install();
        await page.goto('/annonces/12');
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(
          (url) => url.pathname === '/',
          async (route) => {
            await held;
            await route.continue();
          },
        );
        const navigation = await openNavigation(page);
        const requested = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
        await navigation.getByRole('link', { name: entry }).click();
        await requested;
        // Far longer than all retries together.
        await page.clock.fastForward(10_000);
        await expect(page.locator(`#${id}`)).toHaveCount(0);
        release();
        await expectArrived(page, id);
      },
    );
  }

  test('« Comment ça marche » leads to its section even if fonts load afterwards', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const navigation = await openNavigation(page);
    await navigation.getByRole('link', { name: 'Comment ça marche' }).click();
    const section = page.locator('#how-it-works');
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
    release();
    await page.evaluate(() => document.fonts.ready);
    await expectArrived(page, 'how-it-works');
  });

  test('all entries are real links', async ({ page }) => {
    await page.goto('/annonces/12');
    const links = (await openNavigation(page)).getByRole('link');
    await expect(links).toHaveText(entries);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/#how-it-works',
      '/#contact',
      '/annonces',
      '/blog',
      '/mes-annonces',
      'https://app.medireleve.example',
    ]);
  });

  test('the logo leads to the top of the home page', async ({ page }) => {
    await page.goto('/annonces/12');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const logo = page.getByRole('banner').getByRole('link', { name: 'MédiRelève – Accueil' });
    await logo.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await logo.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL('/');
  });

  for (const [path, current] of [
    ['/', []],
    ['/annonces', ['Nos annonces']],
    ['/annonces?page=2', ['Nos annonces']],
    ['/annonces/12', ['Nos annonces']],
  ] as const) {
    test(`on ${path} ${current[0] ? `« ${current[0]} »` : 'no entry'} is marked as current`, async ({
      page,
      request,
    }) => {
      await page.goto(path);
      const navigation = await openNavigation(page);
      await expect(navigation.locator('[aria-current]')).toHaveText([...current]);
      // In the first HTML: once in the header, once in the footer.
      const html = await (await request.get(path)).text();
      const marked = html.match(/<a[^>]*aria-current="true"[^>]*>Nos annonces</g) ?? [];
      expect(marked).toHaveLength(2 * current.length);
    });
  }

  test('every entry is reached by keyboard, in order, and visible', async ({ page }) => {
    await page.goto('/annonces/12');
    for (const name of ['Aller au contenu', 'MédiRelève – Accueil', ...entries]) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveAccessibleName(name);
      await expect(focused).toBeInViewport({ ratio: 1 });
      await expect(focused).toHaveCSS('outline-style', 'solid');
      await expect(focused).toHaveCSS('outline-width', '3px');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  });

  test('the header is sticky, and never covers the focused element', async ({ page }) => {
    await page.goto('/annonces');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const box = await page.locator(':focus').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header);
    }
  });
});

test('@desktop @phone the keyboard can skip the header', async ({ page }) => {
  await page.goto('/annonces/12');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('opacity', '1');
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/** The position of the section relative to the header at the time when its heading received the focus. */
async function distanceAtFocus(page: Page, id: string): Promise<number> {
  await page.evaluate((sectionId) => {
    document.addEventListener('focusin', ({ target }) => {
      const section = document.getElementById(sectionId);
      if (!(target instanceof HTMLHeadingElement) || !section?.contains(target)) return;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const distance = section.getBoundingClientRect().top - header;
      document.documentElement.dataset.distance = String(Math.round(distance));
    });
  }, id);
  const navigation = await openNavigation(page);
  await navigation.getByRole('link', { name: 'Comment ça marche' }).click();
  await expectArrived(page, id);
  return page.evaluate(() => Number(document.documentElement.dataset.distance));
}

test('the page scrolls smoothly to a section', async ({ page }) => {
  await page.goto('/annonces/12');
  expect(await distanceAtFocus(page, 'how-it-works')).toBeGreaterThan(100);
});

test('with reduced motion the page scrolls instantly to a section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/annonces/12');
  expect(Math.abs(await distanceAtFocus(page, 'how-it-works'))).toBeLessThanOrEqual(1);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});
