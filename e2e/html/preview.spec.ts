import { openPreview, test } from '../preview/editor.ts';
import { expect } from '../test.ts';
import { faultsOf } from './validator.ts';

test('@desktop the editors’ preview: its door, its table and its report', async ({
  page,
  freshSite,
}) => {
  // All of its pages are made for the first time.
  test.slow();
  const html = async (path: string) => (await page.request.get(freshSite.url + path)).text();
  expect(await faultsOf(await html('/apercu'))).toEqual([]);
  await openPreview(page, freshSite.url);
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
