import type { Locator, Page } from '@playwright/test';
import { hourOf } from '../../lib/ads/new-ads.ts';
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

test('recent searches and the marks of cards are translated when they come, change and are forgotten', async ({
  page,
  context,
}) => {
  const row = page.locator('section[aria-label="Vos recherches récentes"]');
  await page.addInitScript(
    (hour) => {
      localStorage['recherches-recentes'] ??=
        `${hour} ${hour} specialty=1 Médecine\n${hour} ${hour} with=housing Logement`;
    },
    hourOf(Date.now() - 48 * 3_600_000),
  );
  for (const path of ['/', '/annonces']) {
    await test.step(path, async () => {
      await open(page, path);
      const search = row.getByRole('listitem').first();
      await expectTexts(search, /(?:\d+ nouvelles?|aucune nouvelle)/, 'Médecine');
    });
  }
  await test.step('the mark of a card changes when its ad is opened in another tab', async () => {
    await open(page, '/annonces?with=housing');
    const cards = page.getByRole('article');
    const link = cards.filter({ hasText: 'Nouvelle' }).first().getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    const mark = cards.filter({ has: page.locator(`[href="${href}"]`) }).locator('> p');
    await expectTexts(mark, 'Nouvelle');
    await (await context.newPage()).goto(href);
    await expectTexts(mark, 'Déjà vue');
  });
  await test.step('all is forgotten', async () => {
    await row.getByRole('button').click();
    await expectTexts(page.locator('section:focus p'), 'Vos recherches sont oubliées.');
  });
});

test('saved ads, and those that were sent, are translated when they are saved, removed, restored and sent', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  await open(page, '/mes-annonces?ids=12,45,999999');
  const heading = page.locator('h1');
  const count = page.locator('main h2').first();
  await test.step('a list that was sent is saved', async () => {
    await expectTexts(heading, '3 annonces vous ont été envoyées');
    await page.getByRole('button', { name: /Garder ces annonces/ }).click();
    await expectTexts(heading, 'Mes annonces');
    await expectTexts(count, '2 annonces gardées');
  });
  await test.step('it is sent', async () => {
    await page.getByRole('button', { name: /Envoyer ma liste/ }).click();
    await expectTexts(
      page.getByRole('status').filter({ hasText: 'Lien' }),
      'Lien copié !',
      /.*ids=12,45/,
    );
  });
  const card = page.getByRole('listitem').filter({ has: page.locator('a[href="/annonces/12"]') });
  await test.step('an ad is removed and restored', async () => {
    const heart = card.getByRole('button', { name: /Annonce gardée|Garder l’annonce/ });
    await heart.click();
    await expectTexts(count, '1 annonce gardée');
    const undo = card.getByRole('button', { name: /Annuler/ });
    await expect(card.getByText('Retirée de vos annonces.')).toBeVisible();
    await undo.click();
    await expectTexts(count, '2 annonces gardées');
    await expect(undo).toBeHidden();
  });
  await test.step('back, the list is that which was sent', async () => {
    await page.goBack();
    await expectTexts(heading, '3 annonces vous ont été envoyées');
    await expectTexts(page.locator('h1 + p'), '1 annonce n’est plus en ligne.');
    await expectTexts(count, '2 annonces en ligne');
  });
  await test.step('the text of an ad is copied', async () => {
    await open(page, '/annonces/12');
    await page.getByRole('button', { name: /Copier le texte/ }).click();
    await expectTexts(page.getByRole('status').filter({ hasText: 'Texte' }), 'Texte copié !');
  });
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
