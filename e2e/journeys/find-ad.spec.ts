import { expect, test } from '../test.ts';
import { keyboardOf, preloaded } from './keyboard.ts';
import { listen } from './screen-reader.ts';

test.use({ expectedConsole: [preloaded] });

test('@desktop @phone an ad is found from the home page, read, left by Back and by its link', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const { announced } = await listen(page);
  await page.goto('/');
  const keyboard = keyboardOf(page);
  await keyboard.choose(page.getByRole('link', { name: 'Aller au contenu' }));
  await expect(main).toBeFocused();
  await keyboard.choose(main.getByRole('link', { name: 'Voir les annonces' }).first());
  await expect(page).toHaveURL('/annonces');
  // Next.js announces the title of the page, or its heading where the title comes later.
  await expect.poll(() => announced().at(-1), 'where one is').toMatch(/^Nos annonces/);

  const third = page.getByRole('article').nth(2).getByRole('link').filter({ visible: true });
  await keyboard.tabTo(third);
  const title = (await third.textContent()) ?? '';
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(title);
  await expect.poll(() => announced().at(-1)).toContain(title);

  // The list is as it was, with the focus on the ad that was opened.
  await page.goBack();
  await expect(page).toHaveURL('/annonces');
  await keyboard.isAt(third);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/annonces\/\d+$/);
  await keyboard.choose(page.getByRole('link', { name: 'Retour aux annonces' }));
  await expect(page).toHaveURL('/annonces');
  await expect.poll(() => announced().at(-1)).toMatch(/^Nos annonces/);
});

test('the application link opens the app in the same tab', async ({ page, context }) => {
  await context.route('https://app.medireleve.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Application</title>' }),
  );
  await page.goto('/annonces/12');
  await keyboardOf(page).choose(page.getByRole('link', { name: 'Candidater', exact: true }));
  await expect(page).toHaveURL(/^https:\/\/app\.medireleve\.example\//);
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Candidater', exact: true })).toBeVisible();
});
