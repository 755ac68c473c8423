import type { Locator, Page } from '@playwright/test';
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
  test(`the search and the three other ways to go are in a window of ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expectWaysInWindow(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@phone the ways to go are in a window of 360 × 740 px, below the menu in two rows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expectWaysInWindow(page);
  });
});

async function expectWaysInWindow(page: Page): Promise<void> {
  const search = page.getByRole('search');
  for (const control of [
    search.getByLabel('Où ?'),
    search.getByLabel('Quand ?'),
    search.getByLabel('Spécialité'),
    search.getByRole('button', { name: 'Rechercher' }),
    ...['Créer un compte', 'Voir les annonces', 'Publier un remplacement'].map((name) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).first(),
    ),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
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

test('@desktop @phone the sections are in order, with the search in the first', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    'Passez le relais. Prenez la relève.',
    'Trouvez un remplacement',
    'Annonces de remplacement',
    'Remplaçants disponibles',
    'Un relais qui profite à chacun',
    'Comment ça marche',
    'Nos partenaires',
    'Disponible sur',
    'Parlons de vos remplacements',
  ]);
});

/** The opacity of a section, and how many pixels below its place it is. */
const placeOf = (section: Locator) =>
  section.evaluate((element) => {
    const { opacity, transform } = getComputedStyle(element);
    return { opacity, below: new DOMMatrix(transform).m42 };
  });

const arriving = (page: Page) => page.locator('main section [class*="arriving"]');

test('@desktop @phone a section rises by a rem until 12 % of it is visible, and is never hidden', async ({
  page,
}) => {
  await page.goto('/');
  const last = page.locator('#contact [class*="arriving"]');
  /** Scrolls until this part of the last section is in the window. */
  const showPart = (part: number) =>
    last.evaluate((box, seen) => {
      const { top, height } = box.getBoundingClientRect();
      window.scrollBy({ top: top + height * seen - window.innerHeight, behavior: 'instant' });
    }, part);
  expect(await placeOf(last)).toEqual({ opacity: '1', below: 16 });
  // Again while images that load above move it.
  await expect
    .poll(async () => {
      await showPart(0.06);
      const { below } = await placeOf(last);
      return below > 2 && below < 14;
    })
    .toBe(true);
  await showPart(0.16);
  await expect.poll(() => placeOf(last)).toEqual({ opacity: '1', below: 0 });
});

test('with reduced motion, and on paper, all sections are at their place from the start', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const expectAtPlace = async () => {
    for (const section of await arriving(page).all()) {
      expect(await placeOf(section)).toEqual({ opacity: '1', below: 0 });
    }
  };
  await expect(arriving(page)).toHaveCount(5);
  await expectAtPlace();
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await expectAtPlace();
});

test('@phone the ads are directly below the search, and the page is short', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const order = await page
    .getByRole('search')
    .or(page.getByRole('article').first())
    .or(page.getByRole('group', { name: 'Aperçu de l’application' }))
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(order).toHaveLength(3);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    7_000,
  );
  const illustration = sectionOf(page, 'Comment ça marche').getByText('Dr Claire Morvan');
  await expect(illustration, 'the illustration stays').toBeVisible();
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
