import type { Page } from '@playwright/test';
import { paintWithFonts } from '../paint-with-fonts.ts';
import { sectionOf } from '../section-of.ts';
import { expect, test } from '../test.ts';

type Entry = { value: number; hadRecentInput: boolean };

/** The cumulative layout shift without user input, as the browser measures it. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const entries = list.getEntries() as unknown as Entry[];
          resolve(
            entries.reduce(
              (sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value),
              0,
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called without an entry.
        setTimeout(() => resolve(0), 500);
      }),
  );

const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as unknown as { element: Element | null };
          resolve(entry.element?.outerHTML ?? null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('the first image of the carousel is the largest contentful paint, and is preloaded', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('load');
  await expect.poll(() => largestPaint(page)).toContain('accueil-remplacant-narrow');
  // The small phone in the foreground always shows the narrow image.
  const pictures = requests.filter((url) => /accueil-remplacant.*\.(avif|webp)/.test(url));
  expect(pictures.filter((url) => url.includes('wide'))).toHaveLength(1);
  expect(pictures.every((url) => url.includes('.avif'))).toBe(true);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`the whole search is in a window of ${width} × ${height} px, before the screens of the app`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const search = page.getByRole('search');
    for (const control of [
      search.getByLabel('Où ?'),
      search.getByLabel('Spécialité'),
      search.getByRole('button', { name: 'Rechercher' }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
}

test('@desktop @phone nothing shifts while the home page loads and is scrolled', async ({
  page,
}) => {
  await paintWithFonts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await shifts(page)).toBe(0);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(300);
  expect(await shifts(page)).toBe(0);
});

test('@desktop @phone the seven sections are in order, with the search in the first', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    'Passez le relais. Prenez la relève.',
    'Trouvez un remplacement',
    'En ce moment',
    'Un relais qui profite à chacun',
    'Comment ça marche',
    'Nos partenaires',
    'Disponible sur',
    'Parlons de vos remplacements',
  ]);
});

test('@desktop @phone sections appear when 12 % of them is visible, and stay visible', async ({
  page,
}) => {
  await page.goto('/');
  const waiting = page.locator('[data-waiting]');
  await expect(waiting.first()).toBeAttached();
  const last = page.locator('#contact [class*="reveal"]');
  await expect(last).toHaveCSS('opacity', '0');
  /** Scrolls until this part of the last section is in the window. */
  const showPart = (part: number) =>
    last.evaluate((box, seen) => {
      const { top, height } = box.getBoundingClientRect();
      window.scrollBy({ top: top + height * seen - window.innerHeight, behavior: 'instant' });
    }, part);
  await showPart(0.08);
  await page.waitForTimeout(300);
  await expect(last).toHaveCSS('opacity', '0');
  await showPart(0.16);
  await expect(last).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(last).toHaveCSS('opacity', '1');
});

test('every section appears in a small window, even if it is much taller', async ({ page }) => {
  await page.setViewportSize({ width: 341, height: 160 });
  await page.goto('/');
  await expect(page.locator('[data-waiting]').first()).toBeAttached();
  for (const box of await page.locator('main section [class*="reveal"]').all()) {
    await box.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 40, behavior: 'instant' }),
    );
    await expect(box).toHaveCSS('opacity', '1');
  }
});

test('with reduced motion all sections are visible from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Aperçu de l’application' })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

test('a printed home page shows all sections', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-waiting]').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const box of await page.locator('[class*="reveal"]').all()) {
    await expect(box).toHaveCSS('opacity', '1');
  }
});

test('@phone portraits load after the first paint, without a layout shift', async ({
  page,
  freshSite,
}) => {
  // Keeps the attribute of a page that is not painted yet, which the start script removes.
  await page.addInitScript(() => {
    Element.prototype.removeAttribute = () => {};
  });
  const profile_picture = 'https://images.example/portrait.svg';
  await freshSite.api.respond('/substitutes/random', [
    { id: 1, first_name: 'Anne', last_name: 'Roy', profile_picture },
  ]);
  let isRequested = false;
  await page.route(profile_picture, (route) => {
    isRequested = true;
    const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.goto(freshSite.url, { waitUntil: 'networkidle' });
  expect(isRequested).toBe(false);

  const person = sectionOf(page, 'Remplaçants disponibles').locator('li');
  // Near enough for a lazy image to load (1 250 px below the window), but not for the section to be rendered (one and a
  // half times the height of the window).
  await person.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: top - innerHeight - (1.5 * innerHeight + 1_250) / 2, behavior: 'instant' });
  });
  const before = await person.boundingBox();
  expect(isRequested).toBe(false);
  await page.evaluate(() => delete document.documentElement.dataset.unpainted);
  await expect.poll(() => isRequested).toBe(true);
  expect(await person.boundingBox()).toEqual(before);
});
