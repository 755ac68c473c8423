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
