import type { Page } from '@playwright/test';
import { test as base } from '../test.ts';

export const secret = 'quatre mots et un tiret';

/** Tests on a site with the editors' preview. */
export const test = base.extend({ siteEnvironment: { PREVIEW_SECRET: secret } });

/** The sign-in form. */
export const door = (page: Page) => {
  const code = page.getByLabel('Code d’accès');
  return {
    code,
    async type(typed: string) {
      await code.fill(typed);
      await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
    },
  };
};

/** Opens the preview, of a page or of all kinds, as an editor. */
export async function openPreview(page: Page, siteUrl: string, address?: string): Promise<void> {
  const query = address === undefined ? '' : `?${new URLSearchParams({ adresse: address })}`;
  await page.goto(`${siteUrl}/apercu${query}`);
  await door(page).type(secret);
  await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
}
