import { expect, test } from '../test.ts';

test('a verified ad says « aujourd’hui » in the browser, « hier » a day later', async ({
  page,
}) => {
  await page.goto('/annonces/12');
  await expect(page.getByText(/^Vérifiée aujourd’hui à \d+\sh$/)).toBeVisible();
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
    const Real = Date;
    window.Date = new Proxy(Real, {
      construct: (target, args) => Reflect.construct(target, args.length ? args : [Date.now()]),
    });
  });
  await page.reload();
  await expect(page.getByText(/^Vérifiée hier à \d+\sh$/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of an ad says the day', async ({ page }) => {
    await page.goto('/annonces/12');
    await expect(page.getByText(/^Vérifiée le \d+(?:er)?\s[a-zéû]+ à \d+\sh$/)).toBeVisible();
  });
});
