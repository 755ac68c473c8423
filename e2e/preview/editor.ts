import type { Page } from '@playwright/test';
import { readDemoCompany } from '../../scripts/site.ts';
import { operatorToken } from '../redis/test.ts';
import { type Api, withApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { test as base } from '../test.ts';

export const secret = 'quatre mots et un tiret';

/** Without the company, each page would have an error. */
const environment = {
  ...readDemoCompany(),
  PREVIEW_SECRET: secret,
  METRICS_TOKEN: operatorToken,
};

/** A site whose pages are rendered once for all tests of the preview. */
const sharedSite = startOnce((workerIndex) =>
  startStagedSite(process.env.E2E_DEMO_URL ?? '', `site-${workerIndex}-preview`, environment),
);

/** A test of a site with the editors' preview: `preview` is shared, `freshSite` has empty caches. */
export const test = base.extend<{ preview: { url: string; api: Api } }>({
  siteEnvironment: environment,
  preview: [
    async ({}, use) => {
      const { url, gatewayUrl } = await sharedSite();
      await withApi(gatewayUrl, (api) => use({ url, api }));
    },
    { timeout: 60_000 },
  ],
});

/** The sign-in form. */
export const signInForm = (page: Page) => {
  const code = page.getByLabel('Code d’accès');
  return {
    code,
    async type(typed: string) {
      await code.fill(typed);
      await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
    },
  };
};

/** Opens the preview of one page, or of all kinds of page, as an editor. */
export async function openPreview(page: Page, siteUrl: string, address?: string): Promise<void> {
  const query = address === undefined ? '' : `?${new URLSearchParams({ adresse: address })}`;
  await page.goto(`${siteUrl}/apercu${query}`);
  await signInForm(page).type(secret);
  await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
}
