import { readFileSync } from 'node:fs';
import { startStagedSite } from '../stage/site.ts';
import { expect, expectAccessible, test } from '../test.ts';

const path = '/annonces/quel-lieu?place=ψ';

test.use({ expectedConsole: ['Failed to load resource'] });

test('a page that throws responds with 500 and a page in French, which works without JavaScript', async ({
  browser,
}, { workerIndex }) => {
  const name = `site-${workerIndex}-throws`;
  const preload = new URL('throw-in-page.ts', import.meta.url).href;
  const site = await startStagedSite(process.env.E2E_DEMO_URL ?? '', name, {
    NODE_OPTIONS: `--import ${preload}`,
  });
  try {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({
        javaScriptEnabled,
        viewport: { width: 360, height: 780 },
      });
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(500);
      expect(await response?.headerValue('cache-control')).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Cette page ne s’affiche pas',
      );
      const style = await page
        .getByRole('main')
        .evaluate((main) => getComputedStyle(main).maxWidth);
      expect(style, 'the policy allows its style').not.toBe('none');
      if (javaScriptEnabled) await expectAccessible(page);
      expect(messages).toEqual([expect.stringContaining('status of 500')]);
      await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Passez le relais/);
      await page.close();
    }
    // Next.js caught the error, not our middleware.
    const log = readFileSync(`test-results/${name}.log`, 'utf8');
    expect(log).toMatch(/"route":"\/annonces\/quel-lieu".*"message":"thrown by a page","digest"/);
  } finally {
    await site.stop();
  }
});
