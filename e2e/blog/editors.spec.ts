import { readdirSync, readFileSync } from 'node:fs';
import { test } from '../shared-page.ts';
import { expect, expectAccessible } from '../test.ts';
import { freshSlug, postOnTheWire } from './fresh.ts';

const folder = 'lib/rich-text/dialects/editors';
const files = readdirSync(folder).filter((file) => !file.includes('.expected.'));

// Images of hosts that do not exist.
test.use({ expectedConsole: ['Failed to load resource'] });
test.slow();

test('the HTML of each editor fits any window and is accessible', async ({ page, api }) => {
  for (const file of files) {
    await test.step(file, async () => {
      const slug = freshSlug();
      const content = readFileSync(`${folder}/${file}`, 'utf8');
      await api.respond(`posts/${slug}`, postOnTheWire(slug, { title: file, content }));
      await page.goto(`/blog/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(file);
      await expectAccessible(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }
      // Another slug may begin with this one.
      await api.restore(`posts/${slug}`);
    });
  }
});

test('a footnote is reached from its number, and links back to it', async ({ page, api }) => {
  const slug = freshSlug();
  const content = readFileSync(`${folder}/gutenberg.html`, 'utf8');
  await api.respond(`posts/${slug}`, postOnTheWire(slug, { content }));
  await page.goto(`/blog/${slug}`);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Voir l’Ordre.' })).toBeFocused();
  await page.getByRole('link', { name: '↩︎' }).click();
  await expect(page.getByRole('link', { name: '1', exact: true })).toBeFocused();
});

const bytes =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGOQq4gCIgYIBQAZXgPBSAE71gAAAABJRU5ErkJggg==';

test('an image in the text itself is shown, and is all a post needs', async ({ page, api }) => {
  const slug = freshSlug();
  const content = `<img src="data:image/png;base64,${bytes}" alt="Carré">`;
  await api.respond(`posts/${slug}`, postOnTheWire(slug, { content }));
  await page.goto(`/blog/${slug}`);
  const image = page.getByRole('img', { name: 'Carré' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(2);
  await expect(page.getByText('Le contenu détaillé')).toBeHidden();
});

test('on paper a table of fourteen columns and what is wide are whole', async ({ page, api }) => {
  const slug = freshSlug();
  const words = ['Rétrocession', 'Téléconsultation', 'Établissement', 'Stationnement'];
  const cells = Array.from(
    { length: 14 },
    (_, at) => `<td>${words[at % 4]} <code>a = b</code></td>`,
  );
  const long = `https://exemple.fr/${'dossier-de-remplacement/'.repeat(20)}`;
  const content = `<table><tr>${cells.join('')}</tr></table><pre>${'mot '.repeat(90)}${'x'.repeat(300)}</pre>
    <p><a href="${long}">a</a> <code>${'y'.repeat(300)}</code></p>
    <p><img src="data:image/png;base64,${bytes}" alt="Large" width="2000" height="1900"></p>`;
  await api.respond(`posts/${slug}`, postOnTheWire(slug, { content }));
  // A4 with margins of 15 mm.
  await page.setViewportSize({ width: 680, height: 1009 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/blog/${slug}`);
  const cut = await page.locator('article :is(td, pre, p, a, code, img)').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { right, height } = part.getBoundingClientRect();
        return right > document.documentElement.clientWidth || height > 1009;
      })
      .map((part) => part.localName),
  );
  expect(cut).toEqual([]);
  expect(await page.locator('article td').count()).toBe(14);
});
