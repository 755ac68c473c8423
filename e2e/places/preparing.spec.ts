import { expect, test } from '../test.ts';

test.use({
  // An API that was never reached.
  siteEnvironment: { API_URL: 'http://127.0.0.1:9' },
  expectedConsole: ['503 (Service Unavailable)'],
});

test('while the index prepares, the list says so and keeps the requested place', {
  tag: ['@desktop', '@phone'],
}, async ({ page, freshSite }) => {
  const url = `${freshSite.url}/annonces?place=quimper-29`;
  const response = await page.goto(url);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  const alert = page.getByRole('alert').filter({ hasText: 'La recherche par lieu se prépare.' });
  await expect(alert).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(url);
  await expect(alert).toBeVisible();

  const call = page.waitForResponse(/\/api\/places\/ads\?place=quimper-29$/);
  await alert.getByRole('link', { name: 'Réessayer' }).click();
  expect((await call).status()).toBe(503);
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(url);
});
