import { holdBack } from './hold-back.ts';
import { expect, test } from './test.ts';

for (const path of ['/', '/annonces', '/annonces?page=2', '/annonces/12', '/blog', '/cgu']) {
  test(`${path} is painted before its scripts and its manifest are asked for`, async ({ page }) => {
    const asked: string[] = [];
    const paint = await holdBack(page, '**/*.css');
    page.on('request', (request) => {
      if (/^(?:script|manifest)$/.test(request.resourceType())) asked.push(request.url());
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('body > footer')).toBeAttached();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);

    paint();
    await expect.poll(() => asked.length).toBeGreaterThan(4);
    expect(new Set(asked).size).toBe(asked.length);
    await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1);
  });
}
