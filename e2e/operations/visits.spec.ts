import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { samplesIn } from '../../server/samples.fixture.ts';
import { expect, test } from '../test.ts';

const token = 'un-jeton-assez-long';

/** Of each figure, how many visits have it, by the route of their first page. */
async function visitsAt(request: APIRequestContext, url: string) {
  const headers = { authorization: `Bearer ${token}` };
  const samples = samplesIn(await (await request.get(`${url}/metrics`, { headers })).text());
  return Object.fromEntries(
    samples.flatMap(({ name, labels, value }) => {
      const [, figure] = /^medireleve_visit_(lcp|inp|cls)\w*_count$/.exec(name) ?? [];
      return figure ? [[`${figure} ${labels.route}`, value]] : [];
    }),
  );
}

/** A browser whose visits are among those that are measured. */
const choose = (context: BrowserContext) =>
  context.addInitScript(() => {
    Math.random = () => 0;
  });

test.describe('with METRICS_TOKEN', () => {
  test.use({ siteEnvironment: { METRICS_TOKEN: token } });

  test('what a visitor waits for is in /metrics, once they have left', async ({
    page,
    context,
    request,
    freshSite: { url },
  }) => {
    await choose(context);
    // It has no canonical URL. The policy of the next page has a nonce.
    await page.goto(`${url}/reset-password/MQ/jeton-secret`);
    await page.goto(`${url}/annonces/quel-lieu?place=saint-denis`);
    await page.goto(`${url}/annonces?specialty=1`);
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
    // Another site, which this one does not lead to: the document is unloaded.
    await page.goto('about:blank');
    const choice = '/annonces/quel-lieu';
    await expect
      .poll(() => visitsAt(request, url))
      .toEqual({
        ...{ [`lcp ${choice}`]: 1, [`cls ${choice}`]: 1 },
        ...{ 'lcp /annonces': 1, 'inp /annonces': 1, 'cls /annonces': 1 },
      });
  });

  test('the privacy policy says so', async ({ page, freshSite: { url } }) => {
    await page.goto(`${url}/politique-de-confidentialite`);
    await expect(page.getByText('Attente des pages :')).toBeVisible();
  });
});

for (const [name, siteEnvironment] of [
  ['without METRICS_TOKEN', {}],
  ['with FIELD_METRICS=off', { METRICS_TOKEN: token, FIELD_METRICS: 'off' }],
] as const) {
  test.describe(name, () => {
    test.use({ siteEnvironment });

    test('pages measure nothing, and the privacy policy has nothing on it', async ({
      request,
      freshSite: { url },
    }) => {
      const html = await (await request.get(`${url}/politique-de-confidentialite`)).text();
      expect(html).not.toMatch(/layout-shift|Attente des pages/);
    });
  });
}
