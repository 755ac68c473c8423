import type { Locator, Page } from '@playwright/test';
import { resetPath } from '../reset/page.ts';
import { expect, test } from '../test.ts';

/* Every change of a page is shown in the language of the visitor, here French after « [en] ». */

const translation = { prefix: '[en] ', when: 'after' } as const;
test.use({ translation });

/** Opens a page, and waits until it is translated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1 font').first()).toBeAttached();
}

/** Expects the texts of an element to be translations of these. */
async function expectTexts(element: Locator, ...texts: (string | RegExp)[]): Promise<void> {
  const leaves = element.locator('font font');
  await expect(leaves).toHaveText(
    texts.map((text) =>
      typeof text === 'string' ? `[en] ${text}` : new RegExp(`^\\[en\\] ${text.source}$`),
    ),
    { useInnerText: false },
  );
}

test('@firefox the form of a new password is translated when the password is shown, and when mistakes change', async ({
  page,
}) => {
  await open(page, resetPath('jeton-change'));
  const form = page.locator('form[novalidate]');
  const password = form.locator('[name="new_password"]');
  const toggle = form.getByRole('button', { name: /Afficher|Masquer/ }).first();
  await test.step('the toggle is translated', async () => {
    await expectTexts(toggle, 'Afficher', 'le mot de passe');
    await toggle.click();
    await expectTexts(toggle, 'Masquer', 'le mot de passe');
    await toggle.click();
    await expectTexts(toggle, 'Afficher', 'le mot de passe');
  });
  const { alert, error } = {
    alert: page.getByRole('alert').locator('p'),
    error: form.locator('[id$="-error"]').first(),
  };
  await test.step('the mistakes are translated', async () => {
    await form.locator('[type="submit"]').click();
    await expectTexts(alert, '2 points sont à corriger');
    await expectTexts(error, 'Saisissez votre nouveau mot de passe.');
    await password.fill('1234567');
    await form.locator('[type="submit"]').click();
    await expectTexts(error, /Le mot de passe doit .*/);
    await password.fill('tracteur lune canapé 12');
    await password.press('Tab');
    await expectTexts(alert, 'Un point est à corriger');
  });
});

test('the list is translated when its filters, page and suggestions change', async ({ page }) => {
  await open(page, '/annonces');
  const count = page.locator('h2[tabindex="-1"]').first();
  await expectTexts(count, /\d+ annonces trouvées/);
  const filters = page.locator('aside');
  await test.step('the choice of a specialty is translated', async () => {
    const opener = filters.locator('[aria-haspopup="dialog"]').first();
    // The filters load their code when they are reached.
    await filters.locator('legend').first().hover();
    await opener.click();
    const popup = filters.getByRole('dialog');
    await popup.getByRole('combobox').fill('zzz');
    await expectTexts(popup.getByRole('status').first(), 'Aucune spécialité ne correspond.');
    await popup.getByRole('combobox').fill('geriatrie');
    await expectTexts(popup.getByRole('option'), 'Gériatrie', / \(\d+\)/);
    await page.keyboard.press('Enter');
    await expectTexts(opener, 'Spécialité', 'Gériatrie');
    await expectTexts(
      page.locator('main section ul a').filter({ hasText: 'Retirer' }),
      'Retirer le filtre',
      'Gériatrie',
    );
  });
  await test.step('the number of the page is translated', async () => {
    await filters.getByRole('link', { name: /Réinitialiser/ }).click();
    const number = page.locator('nav[aria-label="Pagination"] span[aria-current]');
    await expectTexts(number, 'Page 1', / sur \d+/);
    await page.getByRole('link', { name: /Page suivante/ }).click();
    await expectTexts(number, 'Page 2', / sur \d+/);
    await expectTexts(count, /\d+ annonces trouvées/, '– page 2');
  });
  await test.step('the suggestions of places are translated', async () => {
    await filters.locator('input[role="combobox"]').fill('zzzz');
    await expectTexts(
      filters.locator('p[role="status"]').first(),
      'Nous ne connaissons pas ce lieu.',
    );
    await filters.locator('input[role="combobox"]').fill('quimp');
    await expectTexts(
      filters.getByRole('listbox').getByRole('option').first(),
      'Quimper',
      /\s*· Finistère · \d+\sannonces?/,
    );
  });
});

test('an ad is translated when it is shared and saved', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  await open(page, '/annonces/12');
  const share = page.getByRole('button', { name: /Partager/ });
  await share.click();
  const outcome = page.locator('[role="status"] p');
  await expectTexts(outcome, 'Lien copié !');
  await expect(outcome).toBeHidden();
  await share.click();
  await expectTexts(outcome, 'Lien copié !');
  await page
    .getByRole('button', { name: /Garder l’annonce$/ })
    .first()
    .click();
  const saved = page.getByRole('banner').getByRole('link', { name: /Mes annonces/ });
  await expectTexts(saved, 'Mes annonces', ', ', '1', 'gardée');
});

test('@firefox the message about more posts is translated', async ({ page }) => {
  await open(page, '/blog');
  const more = page.getByRole('link', { name: /Voir plus d'articles/ });
  await more.click();
  await expect(page.locator('main article')).toHaveCount(12);
  await expectTexts(page.locator('[data-in-place] > [role="status"]'), /\d articles ajoutés/);
});

test('the choice on the privacy page is translated', async ({ page }) => {
  await open(page, '/politique-de-confidentialite');
  const choice = page.getByRole('button', { name: /Autoriser/ });
  await choice.click();
  await expectTexts(page.getByRole('button', { name: /Retirer mon accord/ }), 'Retirer mon accord');
});

test('@phone the menu and the number of filters are translated', async ({ page }) => {
  await open(page, '/annonces');
  const toggle = page.getByRole('banner').getByRole('button');
  for (const state of [['Menu'], ['Fermer', 'le menu'], ['Menu'], ['Fermer', 'le menu']]) {
    await expectTexts(toggle, ...state);
    await toggle.click();
  }
  const opener = page.getByRole('button', { name: /Filtrer/ });
  for (const [choice, texts] of [
    ['housing', ['Filtrer', '1', 'filtre actif']],
    ['dining', ['Filtrer', '2', 'filtres actifs']],
  ] as const) {
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.locator(`input[value="${choice}"]`).check();
    await dialog.getByRole('button', { name: /Appliquer/ }).click();
    await expectTexts(opener, ...texts);
  }
});
