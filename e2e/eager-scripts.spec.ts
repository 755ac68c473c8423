import { expect, test } from './test.ts';

for (const path of ['/', '/annonces', '/blog']) {
  test(`scripts of ${path} are compiled as they load, lazy ones too`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(4);
    for (const script of await Promise.all(scripts)) {
      expect(script.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });
}
