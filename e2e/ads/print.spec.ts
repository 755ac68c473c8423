import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../test.ts';

/** The text of the page on paper, as browsers print it by default: without backgrounds. */
async function printedText(page: Page): Promise<string> {
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

test('on paper an ad says where it comes from, and which slots are requested', async ({ page }) => {
  await page.goto('/annonces/12');
  const address = 'https://www.medireleve.example/annonces/12';
  await expect(page.getByText(address)).toBeHidden();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const table = page.getByRole('table', { name: 'Créneaux souhaités' });
  const requested = await table.getByRole('cell', { name: 'Souhaité', exact: true }).count();
  expect(requested).toBeGreaterThan(0);

  const text = (await printedText(page)).replace(/\s/g, ' ');
  expect(text).toContain('MédiRelève');
  expect(text).toContain(address);
  expect(title).not.toBe('');
  expect(text).toContain(title.replace(/\s/g, ' '));
  // A word in each requested slot, none in the others.
  const [, grid = ''] = text.split('Créneaux souhaités');
  expect(grid.match(/Souhaité/g)).toHaveLength(requested);
  expect(grid).not.toContain('Non souhaité');
  for (const left of [
    'Candidater',
    'Partager',
    'Nos annonces',
    'Annonces semblables',
    'Mentions légales',
  ]) {
    expect(text).not.toContain(left);
  }
});
