import { follow } from '../flash.ts';
import { openPreview, test } from '../preview/editor.ts';
import { expect } from '../test.ts';
import { faultsOf } from './validator.ts';

test('the editors’ preview: its sign-in, table and report', async ({ page, preview }) => {
  // All of its pages are rendered for the first time.
  test.slow();
  const html = async (path: string) => (await page.request.get(preview.url + path)).text();
  expect(await faultsOf(await html('/apercu'))).toEqual([]);
  const refused = await page.request.post(`${preview.url}/apercu`, {
    form: { secret: 'faux' },
    maxRedirects: 0,
  });
  const shown = await (await follow(page.request, refused)).text();
  expect(shown).toContain('Ce code n’est pas le bon.');
  expect(await faultsOf(shown)).toEqual([]);
  await openPreview(page, preview.url);
  for (const path of [
    '/apercu',
    '/apercu?adresse=%2Fannonces%2F12',
    '/apercu?adresse=nulle%20part',
  ]) {
    const served = await html(path);
    expect(served, path).toContain('Se déconnecter');
    expect(await faultsOf(served), path).toEqual([]);
  }
});
