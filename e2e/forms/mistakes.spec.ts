import type { Page } from '@playwright/test';
import { test } from '../shared-page.ts';
import { expect, expectAccessible } from '../test.ts';
import { filledIn, openForm, ownEmail, send, storedResponses } from './submissions.ts';

const consentMissing = 'Vous devez accepter les CGUs pour vous inscrire.';

test('@desktop @phone a visitor who makes every mistake once corrects them and sends the form', async ({
  page,
}) => {
  const email = ownEmail();
  await openForm(page, '/inscription');

  // Sends the form empty: each missing field is named in the summary and beside the field.
  await send(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Indiquez votre prénom.',
    'Indiquez votre nom.',
    'Indiquez votre adresse e-mail.',
    'Indiquez votre numéro de téléphone.',
    'Indiquez votre code postal.',
    consentMissing,
  ]);
  await expectAccessible(page);

  // Follows the summary to the first field, then fills in all, each with a mistake.
  await summary.getByRole('link', { name: 'Indiquez votre prénom.' }).click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await page.keyboard.type('  Zoé ');
  await page.getByLabel('Nom', { exact: true }).fill('Roy');
  await page.getByLabel('Adresse e-mail').fill(email.replace('.fr', ''));
  await page.getByLabel('Téléphone').fill('06 12 34 56');
  await page.getByLabel('Code postal').fill('2100');
  await send(page).click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Vérifiez votre adresse e-mail. Exemple\u00a0: prenom.nom@exemple.fr.',
    /^Vérifiez votre numéro de téléphone. 10 chiffres/,
    'Vérifiez votre code postal. Cinq chiffres, comme 21000.',
    consentMissing,
  ]);
  const address = page.getByLabel('Adresse e-mail');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/Vérifiez votre adresse e-mail/);
  await expect(page.getByLabel('Prénom')).not.toHaveAttribute('aria-invalid');

  // Each message disappears when its field is corrected.
  await address.fill(email);
  await expect(address).not.toHaveAttribute('aria-invalid');
  await expect(summary.getByRole('link')).toHaveCount(3);
  await page.getByLabel('Téléphone').fill('0033 6-12-34-56-78');
  await page.getByLabel('Code postal').fill('21 000');

  // Only the consent is left.
  await send(page).click();
  await expect(summary).toHaveText(`Un point est à corriger${consentMissing}`);
  await summary.getByRole('link').click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(summary).toHaveCount(0);

  // Nothing was sent so far. Now the form is sent, once.
  expect(await storedResponses('medecin-remplacant', email)).toEqual([]);
  await send(page).click();
  await expect(page.getByText('Merci pour votre pré-inscription !')).toBeVisible();
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    { ...filledIn(email), phone: '00336-12-34-56-78' },
  ]);
});

test('@desktop @phone each line of the summary is a large enough touch target', async ({
  page,
}) => {
  await openForm(page, '/inscription');
  await send(page).click();
  const touched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const lines = page.getByRole('alert').getByRole('link');
  await expect(lines).toHaveCount(6);
  for (const line of await lines.all()) {
    const { height = 0 } = (await line.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(touched ? 44 : 24);
  }
});

test('a form is unchanged after the visitor reads the terms or the policy', async ({
  page,
  context,
}) => {
  await context.route(/\/(cgu|politique-de-confidentialite)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Texte</title>' }),
  );
  await openForm(page, '/inscription');
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByText('Vos données personnelles et vos droits').click();
  for (const name of [
    /conditions générales d’utilisation \(CGU\)/,
    /politique de confidentialité/,
  ]) {
    const tab = page.waitForEvent('popup');
    await page.locator('form').getByRole('link', { name }).click();
    await (await tab).close();
  }
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('a form keeps its content while the visitor goes to another page and back', async ({
  page,
}) => {
  await openForm(page, '/inscription');
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByText('Remplaçant', { exact: true }).click();
  await page.getByRole('link', { name: 'Votre formulaire est ici' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Qu'attendez vous de l'app ?");
  await page.goBack();
  await expect(page).toHaveURL('/inscription?profil=remplacant');
  await expect(page.getByLabel('Prénom').filter({ visible: true })).toHaveValue('Zoé');
  await expect(page.getByRole('radio', { name: 'Remplaçant' })).toBeChecked();
});

/** Words that overflow the content box of a bordered element horizontally. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = (part: Element) => {
      const { backgroundColor, borderLeftWidth } = getComputedStyle(part);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderLeftWidth !== '0px';
    };
    const boxesAround = (part: Element | null): Element[] =>
      part === null || part.matches('main') ? [] : [part, ...boxesAround(part.parentElement)];
    const words: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const { parentElement: parent } = text;
      // Except options of a list, and text for screen readers only.
      if (
        text.textContent?.trim() === '' ||
        !parent?.closest('main') ||
        parent.closest('select, [aria-hidden="true"]')
      )
        continue;
      if (!parent.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const spills = boxesAround(parent)
        .filter(drawn)
        .some((box) => {
          const { paddingLeft, paddingRight } = getComputedStyle(box);
          const edges = box.getBoundingClientRect();
          return (
            left < edges.left + Number.parseFloat(paddingLeft) - 1 ||
            right > edges.right - Number.parseFloat(paddingRight) + 1
          );
        });
      if (spills) words.push(text.textContent ?? '');
    }
    return words;
  });
}

for (const path of ['/inscription', '/inscriptions']) {
  for (const [width, size] of [
    [360, '200%'],
    [320, '100%'],
  ] as const) {
    test(`${path} stays within its boxes, at ${width} px with text at ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openForm(page, path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.fonts.ready;
      }, size);
      expect(await spilled(page)).toEqual([]);
      await send(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeVisible();
      expect(await spilled(page)).toEqual([]);
    });
  }
}

for (const [path, label] of [
  ['/inscription', 'Médecin'],
  ['/inscriptions', 'Nom de l’établissement ou de la collectivité'],
] as const) {
  test(`@phone the first field of ${path} is in the first window, and the notice on data is two lines by the button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openForm(page, path);
    const first = await page.getByLabel(label, { exact: true }).boundingBox();
    expect(first?.y).toBeLessThanOrEqual(420);
    const notice = page.getByText(/n’utilise vos données que pour vous recontacter/);
    const lines = await notice.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
    const summary = page.getByText('Vos données personnelles et vos droits');
    await expect(page.getByText(/RGPD, article 6/)).toBeHidden();
    await summary.click();
    await expect(page.getByText(/RGPD, article 6/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('the list of specialties shows whole words on a phone with enlarged text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openForm(page, '/inscription');
  const shown = await page.getByLabel('Spécialité').evaluate((select: HTMLSelectElement) => {
    document.documentElement.style.fontSize = '200%';
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return 0;
    pen.font = font;
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return room / pen.measureText('Médecine').width;
  });
  expect(shown).toBeGreaterThan(1);
});
