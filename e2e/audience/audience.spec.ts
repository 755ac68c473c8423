import type { Request } from '@playwright/test';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { test as base, expect, expectAccessible, test as withoutMatomo } from '../test.ts';

const matomoUrl = 'https://stats.medireleve.example/matomo';

const startedSite = startOnce((workerIndex) =>
  startStagedSite(process.env.E2E_DEMO_URL ?? '', `site-${workerIndex}-audience`, {
    MATOMO_URL: matomoUrl,
    MATOMO_SITE_ID: '3',
    PREVIEW_SECRET: 'quatre mots et un tiret',
    ADS_INDEX: 'off',
  }),
);

/** A test of a site that counts page views, with a stand-in for Matomo. */
const test = base.extend<{ measuredSite: { url: string }; received: Request[] }>({
  measuredSite: [async ({}, use) => use(await startedSite()), { timeout: 120_000 }],
  baseURL: ({ measuredSite }, use) => use(measuredSite.url),
  received: [
    async ({ context }, use) => {
      const received: Request[] = [];
      await context.route(`${new URL(matomoUrl).origin}/**`, (route, request) => {
        received.push(request);
        return route.fulfill({
          status: 204,
          headers: { 'Set-Cookie': 'MATOMO_SESSID=1; Secure; SameSite=None' },
        });
      });
      await use(received);
    },
    { auto: true },
  ],
});

// One worker, and so one site.
test.describe.configure({ mode: 'default' });

/** The paths of the pages whose views were received, in order. */
const pathsOf = (received: Request[]): string[] =>
  received.map((request) => new URL(fieldsOf(request).url ?? '').pathname);

/** The form fields of a request to Matomo. */
function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

const privacy = '/politique-de-confidentialite';

test('documents, pages of the router and Back are counted without their query, and without cookies', async ({
  page,
  context,
  measuredSite: { url },
  received,
}) => {
  await page.goto('/annonces?specialty=1&utm_source=x', {
    referer: 'https://search.example/?q=remplacement',
  });
  await expect.poll(() => received.length).toBe(1);
  const [request] = received;
  if (!request) throw new Error('no view was received');
  expect(request.method()).toBe('POST');
  expect(request.url()).toBe('https://stats.medireleve.example/matomo/matomo.php');
  expect(fieldsOf(request)).toEqual({
    idsite: '3',
    rec: '1',
    send_image: '0',
    url: `${url}/annonces`,
    action_name: await page.title(),
    urlref: 'https://search.example',
  });
  expect(Object.keys(await request.allHeaders())).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:cookie|referer)$/)]),
  );

  const first = await page.getByRole('article').first().textContent();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  // The pager says « Page 2 » before its ads are there.
  await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
  const ad = page.getByRole('article').first().getByRole('link');
  const title = (await ad.textContent()) ?? '';
  await ad.click();
  await expect.poll(() => received.length).toBe(2);
  const { pathname } = new URL(page.url());
  const second = received.map(fieldsOf)[1];
  expect(second).toMatchObject({ url: url + pathname, action_name: await page.title() });
  expect(second?.action_name).toContain(title);
  expect(second).not.toHaveProperty('urlref');

  await page.goBack();
  await expect.poll(() => pathsOf(received)).toEqual(['/annonces', pathname, '/annonces']);
  expect(await context.cookies()).toEqual([]);
});

test('@desktop @phone a visitor refuses on the privacy page, by keyboard, and changes their mind', async ({
  page,
  context,
  received,
}) => {
  await page.goto(privacy);
  await expect.poll(() => pathsOf(received)).toEqual([privacy]);
  const section = page.locator('#mesure-audience');
  await expect(section.getByText('Vos visites sont comptées.')).toBeVisible();
  await section.getByRole('button', { name: 'Ne plus compter mes visites' }).focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText(/vos visites ne sont plus comptées/);
  await expect(section.getByRole('button', { name: 'Compter mes visites' })).toBeFocused();
  await expectAccessible(page);

  await test.step('nothing is counted, in this document and in the next', async () => {
    await page.getByRole('link', { name: 'conditions générales d’utilisation' }).last().click();
    await expect(page).toHaveURL('/cgu');
    await page.waitForLoadState('networkidle');
    await page.goto('/annonces');
    await page.waitForLoadState('networkidle');
    await page.goto(privacy);
    await expect(
      section.getByText('Vos visites ne sont pas comptées dans ce navigateur.'),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(received).toHaveLength(1);
  });

  await section.getByRole('button', { name: 'Compter mes visites' }).click();
  await expect(section.getByText('Vos visites sont comptées.')).toBeVisible();
  await page.goto('/annonces');
  await expect.poll(() => pathsOf(received)).toEqual([privacy, '/annonces']);
  expect(await context.cookies()).toEqual([]);
});

test('nothing is counted for a browser that sends Global Privacy Control', async ({
  page,
  received,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto(privacy);
  await expect(page.getByText('votre navigateur demande aux sites')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(received).toEqual([]);
});

test('« Mes annonces » is counted, but neither a page of a password reset nor the preview', async ({
  page,
  received,
}) => {
  for (const path of ['/reset-password/MQ/jeton-secret', '/apercu']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy.includes('stats.medireleve.example')).toBe(path === '/apercu');
  }
  await page.evaluate(() =>
    localStorage.setItem('annonce-gardee-12', '2026-11-24T08:00:00.000Z Quimper'),
  );
  await page.goto('/mes-annonces');
  await expect.poll(() => pathsOf(received)).toEqual(['/mes-annonces']);
  expect(received.map(fieldsOf)[0]?.action_name).toMatch(/^Mes annonces/);
});

test.describe('while Matomo is down', () => {
  test.use({ expectedConsole: ['Failed to load resource: net::ERR_CONNECTION_REFUSED'] });

  test('the site works as usual', async ({ page, context }) => {
    const failed = context.waitForEvent('requestfailed');
    await context.route('https://stats.medireleve.example/**', (route) =>
      route.abort('connectionrefused'),
    );
    await page.goto('/annonces');
    await failed;
    // `expectedConsole` fails the test if the page reports an error of its own.
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is counted, and the privacy page says so', async ({ page, received }) => {
    await page.goto(privacy);
    await expect(
      page.locator('#mesure-audience').getByText('JavaScript est désactivé'),
    ).toBeVisible();
    expect(received).toEqual([]);
  });
});

withoutMatomo('no script of a site without Matomo mentions it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/annonces');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(3);
  expect((await Promise.all(scripts)).filter((script) => script.includes('matomo'))).toEqual([]);
});
