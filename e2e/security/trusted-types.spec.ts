import type { Page } from '@playwright/test';
import { expect, test } from '../map/test.ts';
import { consentBefore, mapOf, markersOf } from '../map/visitor.ts';

test.describe('Trusted Types', () => {
  test.use({
    siteEnvironment: { GOOGLE_MAPS_API_KEY: 'cle-d-essai', PREVIEW_SECRET: 'un secret des tests' },
  });

  /** The URLs that a page accepts for scripts. Requests nothing. */
  const acceptedOf = (page: Page, addresses: string[]) =>
    page.evaluate(
      (all) =>
        all.filter((address) => {
          try {
            document.createElement('script').src = address;
            return true;
          } catch {
            return false;
          }
        }),
      addresses,
    );

  const own = ['/_next/static/chunks/a.js'];
  const ofGoogle = ['https://maps.googleapis.com/maps/api/js', 'https://maps.gstatic.com/a.js'];
  const others = [
    'https://ailleurs.example/a.js',
    '//ailleurs.example/_next/static/a.js',
    '/api/v1/ads',
    '/cgu.md',
    'data:text/javascript,1',
    'blob:null/a',
  ];

  const paths = [
    '/',
    '/annonces',
    '/annonces/12',
    '/blog/contrat-de-remplacement',
    '/inscription',
    '/reset-password/MQ/jeton',
    '/apercu',
    '/nulle-part',
  ];

  test.describe('a script that is not of the site', () => {
    test.use({
      expectedViolations: ['This document requires', 'Creating a TrustedTypePolicy'],
      expectedConsole: ['This document requires', 'Creating a TrustedTypePolicy', 'status of 404'],
    });

    test('is rejected on every kind of page: by its URL, and as a string in every way to run one', async ({
      page,
      freshSite: { url },
    }) => {
      for (const path of paths) {
        await page.goto(url + path);
        expect(await acceptedOf(page, [...own, ...ofGoogle, ...others]), path).toEqual([
          ...own,
          ...ofGoogle,
        ]);
        const ran = await page.evaluate(() => {
          const ways: Record<string, () => void> = {
            text: () =>
              document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
            timer: () => Reflect.apply(setTimeout, window, ['1', 0]),
            attribute: () => document.body.setAttribute('onclick', '1'),
            policy: () => window.trustedTypes?.createPolicy('autre', {}),
          };
          return Object.keys(ways).filter((way) => {
            try {
              ways[way]?.();
              return true;
            } catch {
              return false;
            }
          });
        });
        expect([path, ...ran]).toEqual([path]);
      }
    });
  });
});

/* Navigation to the pages whose policy allows Google's script. */

test('from the home page, the map of the list loads a new document', async ({
  page,
  google: requested,
}) => {
  await consentBefore(page);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Nos annonces' }).click();
  await expect(page).toHaveURL(/\/annonces$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(markersOf(page).first()).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(requested.requests).toHaveLength(1);
});

test('from the home page, the map of an ad loads a new document, without asking for consent twice', async ({
  page,
  google: requested,
}) => {
  await page.goto('/');
  const ad = page
    .getByRole('main')
    .locator('a[href^="/annonces/"]:not([href="/annonces/lieux"])')
    .first();
  await ad.click();
  await expect(page).toHaveURL(/\/annonces\/\d+$/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const map = page.getByRole('figure', { name: 'Carte de l’annonce' }).filter({ visible: true });
  await map.getByRole('button').click();
  await expect(map.locator('gmp-advanced-marker')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(map).toBeFocused();
  expect(requested.requests).toHaveLength(1);
});

test('from the list, the map loads no new document', async ({ page }) => {
  await consentBefore(page);
  await page.goto('/annonces');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(markersOf(page).first()).toBeVisible();
  await expect(mapOf(page)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
