import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const hero = (page: Page) => page.getByRole('group', { name: 'Aperçu de l’application' });
const partners = (page: Page) => page.getByRole('group', { name: 'Partenaires', exact: true });

const pause = (carousel: Locator) =>
  carousel.getByRole('button', { name: 'Mettre en pause le défilement' });
const play = (carousel: Locator) =>
  carousel.getByRole('button', { name: 'Reprendre le défilement' });
const next = (carousel: Locator) => carousel.getByRole('button', { name: 'Diapositive suivante' });
const previous = (carousel: Locator) =>
  carousel.getByRole('button', { name: 'Diapositive précédente' });
/** The slides that are reachable; the others are inert. */
const shown = (carousel: Locator) =>
  carousel.locator('[aria-roledescription="diapositive"]:not([inert])');

/** Moves the pointer away from the carousels, to the header. */
const movePointerAway = (page: Page) => page.mouse.move(5, 5);

test('@desktop @phone the carousel shows and names one of its five screens', async ({ page }) => {
  await page.goto('/');
  const carousel = hero(page);
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carrousel');
  await expect(carousel.locator('[aria-roledescription="diapositive"]')).toHaveCount(5);
  await expect(shown(carousel)).toHaveCount(1);
  await expect(shown(carousel)).toHaveAttribute('aria-label', /^1 sur 5/);
  await expect(shown(carousel).getByRole('img')).toHaveAccessibleName(/\S{3}/);
});

/** Advances the clock until the slide changes, so that the time of its timer is known to a tenth of a second. */
async function untilNextSlide(page: Page, carousel: Locator): Promise<void> {
  // Pauses some seconds ahead, because the clock runs on during the call.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
  const label = () => shown(carousel).first().getAttribute('aria-label');
  const before = await label();
  await expect(async () => {
    await page.clock.runFor(100);
    // React renders after the timer.
    await page.waitForTimeout(50);
    expect(await label()).not.toBe(before);
  }).toPass({ intervals: [0] });
}

test('the screens rotate every six seconds, without end', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await movePointerAway(page);
  const carousel = hero(page);
  await expect(pause(carousel)).toBeVisible();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await untilNextSlide(page, carousel);
  for (let turn = 0; turn < 5; turn += 1) {
    const before = (await shown(carousel).getAttribute('aria-label')) ?? '';
    await page.clock.runFor(5_400);
    await expect(shown(carousel)).toHaveAttribute('aria-label', before);
    await page.clock.runFor(600);
    const after = (Number.parseInt(before, 10) % 5) + 1;
    await expect(shown(carousel)).toHaveAttribute('aria-label', new RegExp(`^${after} sur 5`));
  }
});

test('the pause button stops the screens, which are then announced', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const carousel = hero(page);
  await pause(carousel).click();
  await expect(play(carousel)).toBeVisible();
  await movePointerAway(page);
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(30_000);
  await expect(shown(carousel)).toHaveAttribute('aria-label', /^1 sur 5/);

  await play(carousel).click();
  await movePointerAway(page);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(shown(carousel)).toHaveAttribute('aria-label', /^2 sur 5/, { timeout: 100 });
  }).toPass();
});

test('the screens stop while they have the pointer or the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const carousel = hero(page);
  const live = carousel.locator('[aria-live]');
  await movePointerAway(page);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await carousel.hover();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(30_000);
  await expect(shown(carousel)).toHaveAttribute('aria-label', /^1 sur 5/);
  await movePointerAway(page);
  await expect(live).toHaveAttribute('aria-live', 'off');

  await page
    .getByRole('main')
    .getByRole('link', { name: 'Toutes les annonces sur la carte' })
    .focus();
  await page.keyboard.press('Tab');
  await expect(pause(carousel)).toBeFocused();
  await expect(live).toHaveAttribute('aria-live', 'polite');
});

test('the screens are changed by keyboard', async ({ page }) => {
  await page.goto('/');
  const carousel = hero(page);
  await pause(carousel).focus();
  await page.keyboard.press('Tab');
  await expect(previous(carousel)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(next(carousel)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(carousel)).toHaveAttribute('aria-label', /^2 sur 5/);
  await previous(carousel).press('Space');
  await previous(carousel).press('Space');
  await expect(shown(carousel)).toHaveAttribute('aria-label', /^5 sur 5/);
  await expect(play(carousel), 'a choice stops the rotation').toBeVisible();
});

test('@phone a swipe shows the next screen', async ({ page }) => {
  await page.goto('/');
  const carousel = hero(page);
  const slide = shown(carousel);
  // In the HTML all slides are reachable; after hydration only one.
  await expect(slide).toHaveCount(1);
  await slide.scrollIntoViewIfNeeded();
  // The carousel can be swiped once it is visible.
  await expect(carousel.locator('[style*="translate3d"]').first()).toBeAttached();
  await expect(pause(carousel)).toBeVisible();
  const box = await slide.boundingBox();
  if (!box) throw new Error('a slide was expected');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 3;
  const touch = (type: string, x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', box.x + box.width * 0.8);
  for (let part = 7; part >= 2; part -= 1)
    await touch('touchMove', box.x + (box.width * part) / 10);
  await touch('touchEnd');
  await expect(shown(carousel)).toHaveAttribute('aria-label', /^2 sur 5/);
  await expect(play(carousel)).toBeVisible();
});

test('@desktop @phone all images except the first are lazy, and load before they slide in', async ({
  page,
}) => {
  const html = (await (await page.goto('/'))?.text()) ?? '';
  const served = html.match(/<img[^>]*-narrow-[^>]*>/g) ?? [];
  // Five screens, and the five of the small phone in the foreground.
  expect(served.map((image) => image.includes('loading="lazy"'))).toEqual(
    Array.from({ length: 10 }, (_, index) => index !== 0),
  );

  const carousel = hero(page);
  const pictures = carousel.locator('[aria-roledescription="diapositive"] img');
  // Only the first is requested before the first paint.
  await expect(pictures.nth(2)).toHaveCSS('display', 'none');
  await expect(pictures.nth(3)).toHaveCSS('display', 'none');
  await carousel.scrollIntoViewIfNeeded();
  // Chromium loads near lazy images early; other browsers wait for our script.
  const requested = () =>
    pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading));
  await expect.poll(requested).toEqual(['auto', 'eager', 'lazy', 'lazy', 'eager']);
  await next(carousel).click();
  await expect.poll(async () => (await requested())[2]).toBe('eager');
  await expect(pictures.nth(2)).toBeVisible();
});

test('@desktop @phone with reduced motion the screens do not rotate, and all are reachable', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const carousel = hero(page);
  // In the HTML all slides are reachable; with the carousel only one.
  await expect(shown(carousel)).toHaveCount(1);
  await expect(pause(carousel)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(shown(carousel)).toHaveAttribute('aria-label', /^1 sur 5/);
  await next(carousel).click();
  await expect(shown(carousel)).toHaveAttribute('aria-label', /^2 sur 5/);
});

test('@desktop @phone as many partners as fit are shown, and rotate every 2.5 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const carousel = partners(page);
  await carousel.scrollIntoViewIfNeeded();
  await movePointerAway(page);
  const room = (page.viewportSize()?.width ?? 0) >= 1024 ? 3 : 1;
  await expect(shown(carousel)).toHaveCount(room);
  await expect(shown(carousel).first()).toHaveAttribute('aria-label', /^1 sur 8/);
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await untilNextSlide(page, carousel);
  for (let turn = 0; turn < 2; turn += 1) {
    const before = (await shown(carousel).first().getAttribute('aria-label')) ?? '';
    const number = (Number.parseInt(before, 10) % 8) + 1;
    await page.clock.runFor(2_000);
    await expect(shown(carousel).first()).toHaveAttribute('aria-label', before);
    await page.clock.runFor(500);
    await expect(shown(carousel).first()).toHaveAttribute(
      'aria-label',
      new RegExp(`^${number} sur 8`),
    );
  }
});

test.describe('the carousel of partners (docs/product.md#partners)', () => {
  for (const [width, room] of [
    [1280, 3],
    [1024, 3],
    [768, 2],
    [640, 1],
    [480, 1],
  ] as const) {
    test(`shows ${room} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(shown(partners(page))).toHaveCount(room);
      const [section, slide] = await Promise.all([
        partners(page).boundingBox(),
        shown(partners(page)).first().boundingBox(),
      ]);
      expect(Math.round((section?.width ?? 0) / (slide?.width ?? 1))).toBe(room);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@desktop @phone the first slides are shown, and the others can be scrolled to', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [carousel, total] of [
      [hero(page), 5],
      [partners(page), 8],
    ] as const) {
      const slides = carousel.locator('[aria-roledescription="diapositive"]');
      await expect(slides).toHaveCount(total);
      await slides.first().scrollIntoViewIfNeeded();
      await expect(slides.first()).toBeInViewport();
      await expect(carousel.getByRole('button')).toHaveCount(0);
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport();
      await expect(slides.last().locator('img').first()).toBeInViewport();
    }
  });
});
