import { expect, test } from '../test.ts';

test.describe('the footer', () => {
  test('holds the copyright, the ways into the app and four networks', async ({ page }) => {
    await page.goto('/annonces/12');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('© 2025 MédiRelève')).toBeVisible();
    for (const name of ['Publier un remplacement', 'Se connecter']) {
      const link = footer.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', 'https://app.medireleve.example');
      await expect(link).not.toHaveAttribute('target');
    }
    for (const [name, href] of [
      ['Communauté de soignants', 'https://communaute.a-configurer.example'],
      ['LinkedIn', 'https://www.linkedin.com/company/a-configurer'],
      ['Instagram', 'https://www.instagram.com/a-configurer'],
      ['Facebook', 'https://www.facebook.com/a-configurer'],
    ]) {
      const link = footer.getByRole('link', { name: `${name} (nouvelle fenêtre)` });
      await expect(link).toHaveAttribute('href', href ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
  });

  test('without an icon of its own the community has our partner logo', async ({ page }) => {
    await page.goto('/annonces/12');
    const icon = page.getByRole('contentinfo').locator('img');
    await expect(icon).toHaveAttribute('src', '/partner-logo.svg');
    await icon.scrollIntoViewIfNeeded();
    const width = () => icon.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });

  test.describe('its legal pages', () => {
    for (const [name, path] of [
      ['Conditions générales d’utilisation', '/cgu'],
      ['Mentions légales', '/mentions-legales'],
      ['Politique de confidentialité', '/politique-de-confidentialite'],
      ['Accessibilité : partiellement conforme', '/accessibilite'],
      ['Plan du site', '/plan-du-site'],
    ] as const) {
      test(`${path} opens at its top`, async ({ page }) => {
        await page.goto('/annonces/12');
        const link = page.getByRole('contentinfo').getByRole('link', { name });
        await link.scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await link.click();
        await expect(page).toHaveURL(path);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        const title = page.getByRole('heading', { level: 1 }).filter({ visible: true });
        await expect(title).toBeInViewport();
        await expect(page.getByRole('main')).toBeFocused();
      });
    }
  });
});
