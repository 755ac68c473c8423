import { adOnTheWire } from '../map/visitor.ts';
import { expect, test } from '../test.ts';
import { callWebhook, secret } from '../webhook/test.ts';

/* By keyboard, three ads are saved, sent, and saved in another browser: what changes at the API changes in both. */

test.use({
  siteEnvironment: { REVALIDATE_SECRET: secret },
  expectedConsole: ['404 (Not Found)'],
});

test('@desktop @phone three ads reach somebody else, and list and calendar of both follow the API', async ({
  page,
  browser,
  request,
  freshSite: { url, api },
}) => {
  test.slow();
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await expect.poll(async () => (await request.get(`${url}/annonces/lieux`)).status()).toBe(200);

  await page.goto(`${url}/annonces`);
  const cards = page.getByRole('article');
  const ids: number[] = [];
  for (const place of [0, 1, 2]) {
    const card = cards.nth(place);
    const href = await card.getByRole('link').getAttribute('href');
    ids.push(Number(href?.split('/').pop()));
    await card.getByRole('button', { name: /^Garder l’annonce/ }).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: /^Annonce gardée/ })).toBeFocused();
  }
  const list = ids.sort((one, other) => one - other).join();

  await page.goto(`${url}/mes-annonces`);
  await expect(page.getByRole('heading', { name: '3 annonces gardées' })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer ma liste' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Lien copié' })).toBeVisible();
  const sent = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(sent.pathname + sent.search).toBe(`/mes-annonces?ids=${list}`);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${url}${sent.pathname}${sent.search}`, { waitUntil: 'networkidle' });
  await other.getByRole('button', { name: 'Garder ces annonces' }).focus();
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(`${url}/mes-annonces`);
  await expect(other.getByRole('article')).toHaveCount(3);

  const calendarOf = async (whose: typeof page) => {
    const link = whose.getByRole('link', { name: 'Suivre dans mon agenda' });
    const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
    return (await request.get(`${url}${pathname}${search}`)).text();
  };
  const before = await calendarOf(page);
  expect(await calendarOf(other)).toBe(before);
  expect(before).not.toContain('20410201');

  const [changed = 0, gone = 0] = ids;
  await api.respond(`/api/v1/ads/${changed}`, {
    ...adOnTheWire(changed, 'Garde avancée', {}),
    start_date: '2041-02-01',
    end_date: '2041-02-03',
  });
  await api.fail(`/api/v1/ads/${gone}`, 'not-found');
  for (const id of [changed, gone]) {
    expect((await callWebhook(request, url, { type: 'ad', id })).ok()).toBe(true);
  }
  for (const whose of [page, other]) {
    await whose.reload();
    await expect(whose.getByRole('link', { name: 'Garde avancée' })).toBeVisible();
    await expect(whose.getByText('n’est plus en ligne')).toBeVisible();
    const calendar = await calendarOf(whose);
    expect(calendar).toContain('SUMMARY:Garde avancée');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20410201');
  }
  await context.close();
});
