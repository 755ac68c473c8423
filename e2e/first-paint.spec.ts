import type { Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { expect, test } from './test.ts';

for (const path of ['/', '/annonces', '/annonces?page=2', '/annonces/12', '/blog', '/cgu']) {
  test(`${path} is painted before its scripts are asked for, and comes without its manifest`, async ({
    page,
  }) => {
    const asked = listen(page);
    const paint = await holdBack(page, '**/*.css');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('body > footer')).toBeAttached();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    // Chrome asks for it as soon as it reads of it.
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);

    paint();
    await expect.poll(() => asked.length).toBeGreaterThan(4);
    expect(new Set(asked).size).toBe(asked.length);
    await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1);
  });
}

test('scripts start once the page is on the screen, not when its frame has been drawn', async ({
  page,
}) => {
  const asked = listen(page);
  await page.goto('/annonces');
  await expect.poll(() => asked.length).toBeGreaterThan(4);
  const { painted, started } = await page.evaluate(() => {
    const startOf = ({ startTime }: PerformanceEntry) => startTime;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'script');
    return {
      painted: Math.min(...performance.getEntriesByType('paint').map(startOf)),
      started: Math.min(...scripts.map(startOf)),
    };
  });
  expect(started).toBeGreaterThan(painted);
});

const firstPicture = '**/accueil-remplacant-*';

test('scripts wait for the picture that is seen first', async ({ page }) => {
  // However slow this machine is, nothing else starts them.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, time?: number) =>
      time === 1_000 ? 0 : setTimeout(task, time)) as typeof setTimeout;
  });
  const asked = listen(page);
  const letCome = await holdBack(page, firstPicture);
  await page.goto('/', { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  letCome();
  await expect.poll(() => asked.length).toBeGreaterThan(4);
});

test('they do not wait for it for ever', async ({ page }) => {
  const asked = listen(page);
  await holdBack(page, firstPicture);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBeGreaterThan(4);
});

/** The scripts that a page asks for from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}
