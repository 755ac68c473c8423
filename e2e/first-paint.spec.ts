import type { Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { expect, test } from './test.ts';

for (const path of ['/', '/annonces', '/annonces?page=2', '/annonces/12', '/blog', '/cgu']) {
  test(`${path} is painted before its scripts are requested, and has no manifest link in its HTML`, async ({
    page,
  }) => {
    const requested = listen(page);
    const paint = await holdBack(page, '**/*.css');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('body > footer')).toBeAttached();
    await page.waitForTimeout(500);
    expect(requested).toEqual([]);
    // Chrome requests the manifest as soon as it parses the link.
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);

    paint();
    await expect.poll(() => requested.length).toBeGreaterThan(4);
    expect(new Set(requested).size).toBe(requested.length);
    await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1);
  });
}

test('a layout query before the style sheets arrive does not lay out the whole page', async ({
  page,
}) => {
  const cards = page.getByRole('article');
  /** How many cards are laid out when a script reads their positions. */
  const laidOut = () =>
    cards.evaluateAll(
      (all) => all.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  const paint = await holdBack(page, '**/*.css');
  await page.goto('/annonces', { waitUntil: 'commit' });
  await expect(page.locator('body > footer')).toBeAttached();
  expect(await laidOut()).toBe(0);
  paint();
  await expect.poll(laidOut).toBe(20);
});

test.describe('a page whose style sheets never load', () => {
  test.use({ expectedConsole: ['net::ERR_FAILED', 'was preloaded using link preload'] });

  test('is shown nevertheless', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/annonces');
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('article').last(),
      page.getByRole('contentinfo').getByRole('link').last(),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
    }
  });
});

test('scripts start once the page is on the screen, not when its frame has been drawn', async ({
  page,
}) => {
  const requested = listen(page);
  await page.goto('/annonces');
  await expect.poll(() => requested.length).toBeGreaterThan(4);
  const { painted, started, count } = await page.evaluate(() => {
    const startOf = ({ startTime }: PerformanceEntry) => startTime;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'script');
    return {
      painted: Math.min(...performance.getEntriesByType('paint').map(startOf)),
      started: Math.min(...scripts.map(startOf)),
      count: scripts.length,
    };
  });
  expect(count).toBeGreaterThan(4);
  expect(started).toBeGreaterThan(painted);
});

test('scripts run in document order, the script that starts React last', async ({ page }) => {
  const files: string[] = [];
  await page.exposeFunction('ran', (file: string) => files.push(file));
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement) {
          Reflect.get(window, 'ran')(target.src);
        }
      },
      true,
    );
  });
  // The first script arrives last.
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (new URL(route.request().url()).pathname === first) await page.waitForTimeout(500);
    await route.continue();
  });
  const html = await (await page.request.get('/annonces')).text();
  const served = [...html.matchAll(/<script data-src="([^"]+)"/g)].map(([, path]) => path);
  expect(served.length, 'scripts are deferred').toBeGreaterThan(4);
  const [first] = served;
  await page.goto('/annonces');
  await expect.poll(() => files.length).toBeGreaterThanOrEqual(served.length);
  expect(files.slice(0, served.length).map((file) => new URL(file).pathname)).toEqual(served);
  // The chunk that Turbopack evaluates to start the page, once all others have loaded.
  const [, entry] = /"otherChunks":\["([^"]+)"/.exec(html) ?? [];
  expect(served.at(-1)).toBe(`/_next/${entry}`);
});

test('React starts in a task after the task that evaluates it', async ({ page }) => {
  await page.addInitScript(() => {
    let reading = false;
    const next = Symbol('next');
    // The first property that Next.js sets.
    Object.defineProperty(window, 'next', {
      get: () => Reflect.get(window, next),
      set: (value) => {
        Reflect.set(window, next, value);
        reading = true;
        setTimeout(() => {
          reading = false;
        });
      },
    });
    const listen = document.addEventListener;
    document.addEventListener = (...event: Parameters<typeof listen>) => {
      // Only React listens to this event.
      if (event[0] === 'beforetoggle') Reflect.set(window, 'startedWhileReading', reading);
      listen.apply(document, event);
    };
  });
  await page.goto('/annonces');
  const startedWhileReading = () => page.evaluate(() => Reflect.get(window, 'startedWhileReading'));
  await expect.poll(startedWhileReading).toBe(false);
});

/** A picture of the latest post. */
const firstPicture = '**/media/posts/*';

test('scripts wait for the image of the highest priority', async ({ page }) => {
  // The timeout must not start the scripts on a slow machine.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, time?: number) =>
      time === 1_000 ? 0 : setTimeout(task, time)) as typeof setTimeout;
  });
  const requested = listen(page);
  const release = await holdBack(page, firstPicture);
  await page.goto('/blog', { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(requested).toEqual([]);
  release();
  await expect.poll(() => requested.length).toBeGreaterThan(4);
});

test('scripts wait for the image of the highest priority only for a limited time', async ({
  page,
}) => {
  const requested = listen(page);
  await holdBack(page, firstPicture);
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect.poll(() => requested.length).toBeGreaterThan(4);
});

/** The scripts that a page requests from now on. */
function listen(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  return requested;
}
