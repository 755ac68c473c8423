import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

type Entry = { value: number; hadRecentInput: boolean };

/** Adds up what moved without the visitor's doing, as the browser itself counts it. */
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
        // No entry, no call.
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

test('@desktop @phone the first screen is the largest paint, and was asked for from the head', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const html = (await (await page.goto('/'))?.text()) ?? '';
  await page.waitForLoadState('load');
  const shape = (page.viewportSize()?.width ?? 0) >= 768 ? 'wide' : 'narrow';
  // The small phone in front shows the narrow one.
  await expect.poll(() => largestPaint(page)).toContain('fetchpriority="high"');

  const [head = ''] = html.split('</head>');
  expect(head.match(/<link rel="preload" as="image"[^>]*accueil-remplacant[^>]*>/g)).toHaveLength(
    2,
  );
  const pictures = requests.filter((url) => /accueil-remplacant.*\.(avif|webp)/.test(url));
  expect(pictures.filter((url) => url.includes(shape))).toHaveLength(1);
  expect(pictures.every((url) => url.includes('.avif'))).toBe(true);
});

test('@desktop @phone nothing moves while the page loads, nor on the way down', async ({
  page,
}) => {
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

test('@desktop @phone the seven sections come in their order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    'Passez le relais. Prenez la relève.',
    'En ce moment',
    'Un relais qui profite à chacun',
    'Comment ça marche',
    'Nos partenaires',
    'Disponible sur',
    'Parlons de vos remplacements',
  ]);
});

test('@desktop @phone what waits for its turn rises when 12 % of it are seen, and stays', async ({
  page,
}) => {
  await page.goto('/');
  const waiting = page.locator('[data-waiting]');
  await expect(waiting.first()).toBeAttached();
  const last = page.locator('#contact [class*="reveal"]');
  await expect(last).toHaveCSS('opacity', '0');
  /** Leaves a part of it below the edge of the window. */
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

test('no section is too tall to be shown in a small window', async ({ page }) => {
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

test('with reduced motion nothing ever waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Aperçu de l’application' })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

test('printing shows everything', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-waiting]').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const box of await page.locator('[class*="reveal"]').all()) {
    await expect(box).toHaveCSS('opacity', '1');
  }
});
