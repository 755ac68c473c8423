import type { Locator } from '@playwright/test';
import { expect, test } from '../test.ts';
import { keyboardOf, preloaded } from './keyboard.ts';
import { listen } from './screen-reader.ts';

test.use({ expectedConsole: [preloaded] });

const visible = (locator: Locator) => locator.filter({ visible: true });

test('@desktop @phone a visitor finds a post, reads it by its table of contents, and goes on to another post and a theme', async ({
  page,
}) => {
  const { announced } = await listen(page);
  const title = visible(page.getByRole('heading', { level: 1 }));
  await page.goto('/blog?q=clauses');
  const keyboard = keyboardOf(page);
  const card = visible(
    page.getByRole('article').getByRole('link', { name: /^Contrat de remplac/ }),
  );
  await keyboard.choose(card);
  await expect(page).toHaveURL(/\/blog\/contrat-de-remplacement\?q=clauses$/);
  await expect(title).toHaveText(/^Contrat de remplacement/);
  await expect.poll(() => announced().at(-1)).toMatch(/^Contrat de remplacement/);

  const contents = visible(page.getByRole('navigation', { name: 'Sommaire' }));
  const folded = contents.locator('summary');
  if (await folded.isVisible()) await keyboard.choose(folded);
  await keyboard.choose(visible(contents.getByRole('link', { name: 'Signer, puis transmettre' })));
  await keyboard.isAt(page.getByRole('heading', { level: 2, name: 'Signer, puis transmettre' }));

  const main = page.getByRole('main');
  const neighbour = visible(main.getByRole('navigation', { name: 'Autres articles' }));
  const other = neighbour.getByRole('link').first();
  await keyboard.tabTo(other);
  const to = (await other.getAttribute('href')) ?? '';
  await keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await expect(title).not.toHaveText(/^Contrat de remplacement/);

  await keyboard.choose(
    visible(main.getByRole('list', { name: 'Thèmes' }))
      .getByRole('link')
      .first(),
  );
  await expect(page).toHaveURL(/\/blog\?tag=/);
  await expect(
    visible(page.getByRole('heading', { level: 2, name: /articles? trouvés?/ })),
  ).toBeVisible();
  await keyboard.tabTo(visible(page.getByRole('article').first().getByRole('link')).first());
});

test('more posts load, their number is announced, and the first new one has the focus', async ({
  page,
}) => {
  const { announced } = await listen(page);
  await page.goto('/blog');
  const keyboard = keyboardOf(page);
  await keyboard.choose(page.getByRole('link', { name: "Voir plus d'articles" }));
  await keyboard.isAt(page.getByRole('article').nth(6).getByRole('link').first());
  await expect.poll(announced).toContainEqual(expect.stringMatching(/^\d+ articles? ajoutés?$/));
});
